import { isolated } from '../../messaging/mail/mail-language.ts';
import type { ReservationStatus } from '../../payments/reservation/machine.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { translatorOf } from '../../platform/language/translator.ts';
import { type AlertLine, alertNews } from '../alerts/messages.ts';

/** Title and text of a notification. Phones show them while locked, so they name nobody. */
export interface PushText {
  title: string;
  body: string;
}

/** The reminder that a paid hold ends, besides the statuses of the reservation. */
export const HOLD_ENDS = 'ends';

/**
 * Returns the notification of one or more alerts. Prices carry the time at which they were right, because a
 * notification may be read days later.
 * @param asAt time of the prices: `5 Mar 2026, 3:40 pm`
 */
export function alertPush(lines: readonly AlertLine[], asAt: string, language: Language = ENGLISH): PushText {
  const [line] = lines;
  const texts = translatorOf(language, 'push');
  const time = texts('asAt', { time: asAt });
  if (line && lines.length === 1)
    return {
      title: line.vehicle.title,
      body: texts('single', { news: capital(alertNews(line, language)), asAt: time }),
    };
  const titles = lines.map(({ vehicle }) => vehicle.title);
  const rest = titles.length - 2;
  return {
    title: texts('updates', { count: lines.length }),
    body: texts(rest > 0 ? 'severalMore' : 'several', {
      titles: titles
        .slice(0, 2)
        .map((title) => isolated(title, language))
        .join(', '),
      count: rest,
      asAt: time,
    }),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the notification of a step of a reservation; null if it has none.
 * @param event the status that was reached, or `HOLD_ENDS`
 * @param current the reservation as it is at the time of sending; an outdated step is not sent. `until` is the
 * end of its hold: `5 Mar 2026, 3:40 pm`
 */
export function holdPush(
  event: string,
  current: { status: ReservationStatus; isOver: boolean; until: string; title: string },
  language: Language = ENGLISH,
): PushText | null {
  const texts = translatorOf(language, 'push');
  const { status, isOver, until, title } = current;
  if (event === HOLD_ENDS)
    return status === 'paid' && !isOver ? { title, body: texts('ends', { until }) } : null;
  if (event !== status) return null;
  switch (status) {
    case 'agreed':
      return { title, body: texts('agreed') };
    case 'expired':
      return { title, body: texts('expired') };
    case 'cancelled':
      return { title, body: texts('cancelled') };
    case 'refund_pending':
      return { title, body: texts('refundPending') };
    case 'refunded':
      return { title, body: texts('refunded') };
    case 'held':
    case 'paid':
    case 'completed':
      return null;
  }
}

/** Returns the notification of a message from the dealer, without its text. */
export const messagePush = (siteName: string, language: Language = ENGLISH): PushText => ({
  title: siteName,
  body: translatorOf(language, 'push')('message'),
});
