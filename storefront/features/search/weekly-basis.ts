import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatDate, formatMoney } from '@forecourt/lib/platform/text/format';
import type { PaymentChoice, PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';

/**
 * Returns what filter and order by week are based on for a shopper with a pre-approval: `Pre-approved until 5 Mar 2026,
 * up to $40,000. Above that, figures are lenders’ examples.`
 * @param timeZone IANA name, of the site
 */
export const approvedBasis = (
  terms: PaymentChoice | null,
  { amount, expiresAt }: PreApproval,
  timeZone: string,
  { t, language }: { t: Translator<'weeklyBasis'>; language: Language },
): string =>
  t('approved', {
    date: String(formatDate(expiresAt, timeZone, language)),
    amount: formatMoney(amount),
    hasDeposit: terms && terms.deposit > 0 ? 'yes' : 'no',
    deposit: formatMoney(terms?.deposit ?? 0),
    hasTerms: terms ? 'yes' : 'no',
    years: String(terms?.years ?? ''),
  });
