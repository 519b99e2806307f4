/** Stripe's minimum in Australian dollars, and an upper bound above any reservation fee. */
const LEAST_CENTS = 50;
const MOST_CENTS = 10_000_00;

/**
 * Parses the reservation fee from a site's text: `$200`, `$1,000`, `$99.50` (CHECKOUT-03).
 * @returns cents; null without exactly one chargeable amount, which disables reservations
 */
export function reserveAmountCents(text: string): number | null {
  const [amount, ...more] = text.match(/\d[\d.,]*/g) ?? [];
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(amount?.replace(/[.,]$/, '') ?? '');
  if (!match || more.length > 0) return null;
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number(match[2] ?? 0);
  return cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : null;
}

/** Formats cents: `$200`, `$99.50`. */
export const formatCents = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-AU', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
