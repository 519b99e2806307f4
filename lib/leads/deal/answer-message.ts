import { mailTexts } from '../../messaging/mail/mail-language.ts';
import { formatCents } from '../../payments/reservation/money.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import type { ReplyChannel } from '../conversation/composer.ts';
import type { DealTotals } from './ledger.ts';

/** Returns the message that tells a shopper of an answer. Staff write the reason themselves. */
export function answerMessage({
  name,
  vehicle,
  dealer,
  totals,
  reason,
  until,
  href,
  channel,
  language = ENGLISH,
}: {
  name: string;
  vehicle: string;
  dealer: string;
  totals: DealTotals;
  reason: string;
  /** `Monday 7 December 2026, 10:00 am`, in the language. */
  until: string;
  href: string;
  channel: ReplyChannel;
  /** Of the shopper; English by default. */
  language?: Language;
}): { subject: string; text: string } {
  const texts = mailTexts(language, 'dealMail');
  const figure =
    totals.toShopper > 0
      ? texts('wePay', { amount: formatCents(totals.toShopper) })
      : texts('balance', { amount: formatCents(totals.balance) });
  if (channel !== 'email')
    return { subject: '', text: `${texts('sms', { dealer, vehicle, figure })} ${href}` };
  const [first] = name.trim().split(/\s+/);
  return {
    subject: texts('subject', { vehicle }),
    text: [
      first ? texts('hi', { name: first }) : texts('hello'),
      texts('text', { vehicle, figure }),
      reason,
      `${texts('see')}\n${href}`,
      texts('until', { until }),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
