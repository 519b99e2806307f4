import { formatMoney } from '../../platform/text/format.ts';

// What a browser keeps of a valuation, under `TradeInValuation` with the site's slug before it (STORE-08, TRADE-12).
// It is for showing alone: the server computes and knows every amount itself.

/** A valuation as a browser keeps it. */
export interface KeptValuation {
  /** `2021 Mazda CX-5 Maxx Sport` */
  title: string;
  rego: string;
  regoState: string;
  kilometres: number;
  low: number;
  high: number;
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** The key of local storage. */
export const keptValuationKey = (siteSlug: string): string => `${siteSlug}.TradeInValuation`;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * The valuation that a browser kept, as long as it holds (OPEN-072).
 * @returns null for one that is over or is none
 */
export function keptValuation(text: string | null, now: number): KeptValuation | null {
  if (!text) return null;
  let fields: Partial<Record<keyof KeptValuation, unknown>>;
  try {
    fields = Object(JSON.parse(text));
  } catch {
    return null;
  }
  const { title, rego, regoState, kilometres, low, high, expiresAt } = fields;
  if (typeof title !== 'string' || typeof rego !== 'string' || typeof regoState !== 'string') return null;
  if (!isAmount(kilometres) || !isAmount(low) || !isAmount(high) || !isAmount(expiresAt)) return null;
  return expiresAt > now && low <= high ? { title, rego, regoState, kilometres, low, high, expiresAt } : null;
}

/** `$17,000 to $20,000` */
export const keptRange = ({ low, high }: Pick<KeptValuation, 'low' | 'high'>): string =>
  `${formatMoney(low)} to ${formatMoney(high)}`;
