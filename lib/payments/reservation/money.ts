/** Stripe's smallest payment in Australian dollars, and more than any dealer asks to keep a vehicle. */
const LEAST_CENTS = 50;
const MOST_CENTS = 10_000_00;

/**
 * The fee in cents that a site's words for it say: `$200`, `$1,000`, `$99.50` (CHECKOUT-03).
 * @returns null when the words hold no one amount that can be charged: then nothing can be reserved
 */
export function reserveAmountCents(text: string): number | null {
  const [amount, ...more] = text.match(/\d[\d.,]*/g) ?? [];
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/.exec(amount?.replace(/[.,]$/, '') ?? '');
  if (!match || more.length > 0) return null;
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number(match[2] ?? 0);
  return cents >= LEAST_CENTS && cents <= MOST_CENTS ? cents : null;
}

/** Cents as people read them: `$200`, `$99.50`. */
export const formatCents = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-AU', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
