import { formatMoney } from '@forecourt/lib/platform/text/format';
import type { PaymentChoice, PreApproval } from '@forecourt/lib/vehicle/finance/payment-choice';
import { preApprovedLabel } from '@forecourt/lib/vehicle/finance/texts';

/**
 * Returns what filter and order by week are based on: `Pre-approved until 5 Mar 2026, up to $40,000. Above that, figures
 * are lenders’ examples.` Empty for the payments of lenders.
 * @param timeZone IANA name, of the site
 */
export function weeklyBasis(
  terms: PaymentChoice | null,
  approval: PreApproval | null,
  timeZone: string,
): string {
  const deposit = terms && terms.deposit > 0 ? `your ${formatMoney(terms.deposit)} deposit` : null;
  if (!approval)
    return terms ? `For your ${formatMoney(terms.deposit)} deposit and ${terms.years}-year term` : '';
  const covered = [formatMoney(approval.amount), deposit].filter(Boolean).join(' and ');
  const above = terms ? `estimates for your ${terms.years}-year term` : 'lenders’ examples';
  return `${preApprovedLabel(approval.expiresAt, timeZone)}, up to ${covered}. Above that, figures are ${above}.`;
}
