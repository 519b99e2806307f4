import { formatMoney } from '../../platform/text/format.ts';

// The valuation in local storage, under `TradeInValuation` prefixed with the site's slug (STORE-08,
// TRADE-12). For display only: the server never trusts it.

export interface KeptValuation {
  /** `2021 Mazda CX-5 Maxx Sport` */
  title: string;
  rego: string;
  regoState: string;
  kilometres: number;
  /** The dealer's offer after inspection, else the estimate; an offer is both `low` and `high`. */
  low: number;
  high: number;
  /** Set for an offer after inspection. */
  isInspected?: true;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

export const keptValuationKey = (siteSlug: string): string => `${siteSlug}.TradeInValuation`;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Parses a stored valuation; null if invalid or expired (OPEN-072). */
export function keptValuation(text: string | null, now: number): KeptValuation | null {
  if (!text) return null;
  let fields: Partial<Record<keyof KeptValuation, unknown>>;
  try {
    fields = Object(JSON.parse(text));
  } catch {
    return null;
  }
  const { title, rego, regoState, kilometres, low, high, isInspected, expiresAt } = fields;
  if (typeof title !== 'string' || typeof rego !== 'string' || typeof regoState !== 'string') return null;
  if (!isAmount(kilometres) || !isAmount(low) || !isAmount(high) || !isAmount(expiresAt)) return null;
  if (expiresAt <= now || low > high) return null;
  const kept = { title, rego, regoState, kilometres, low, high, expiresAt };
  return isInspected === true ? { ...kept, isInspected } : kept;
}

/** `$17,000 to $20,000` */
export const keptRange = ({ low, high }: Pick<KeptValuation, 'low' | 'high'>): string =>
  `${formatMoney(low)} to ${formatMoney(high)}`;
