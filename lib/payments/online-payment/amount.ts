/**
 * Limits of one payment in cents (OPEN-103): above Stripe's minimum, and low enough not to need a bank's
 * approval.
 */
export const LEAST_CENTS = 1_00;
export const MOST_CENTS = 50_000_00;

export type ReadAmount = { cents: number } | { problem: 'unreadable' | 'too_small' | 'too_large' };

/**
 * Parses a typed amount: accepts `$1,234.50`, `1234.50`, `1,234` and `AUD 1,234`, but not `1234.5`.
 *
 * Rejects anything ambiguous, so that nobody pays a hundred times what they meant.
 */
export function readAmount(text: string): ReadAmount {
  const match = /^(?:AUD ?|A?\$ ?)?(0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.(\d{2}))?$/i.exec(text.trim());
  if (!match) return { problem: 'unreadable' };
  const dollars = (match[1] ?? '').replaceAll(',', '');
  if (dollars.length > 9) return { problem: 'too_large' };
  const cents = Number(dollars) * 100 + Number(match[2] ?? 0);
  if (cents < LEAST_CENTS) return { problem: 'too_small' };
  return cents > MOST_CENTS ? { problem: 'too_large' } : { cents };
}
