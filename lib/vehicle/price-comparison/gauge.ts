/** Price comparison of a vehicle, with the partner's field names (GAUGE-02 to GAUGE-07). */
export interface Gauge {
  /** From 0, the expensive end of the market range, to 1. */
  fill: number;
  listing_price: number;
  market_range_min: number;
  market_range_max: number;
  /** From 0 to 1. */
  confidence: number;
  description: string | null;
}

/** A response before validation. */
export type GaugeAnswer = { [Name in keyof Gauge]?: Gauge[Name] | null | undefined };

/** Why nothing is shown; `missing` and `nonsense` are faults of the provider. */
export interface GaugeProblem {
  reason: 'missing' | 'nonsense' | 'unsure' | 'above_range';
  detail: string;
}

const NUMBERS = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const;
const CONFIDENCE_FLOOR = 0.2; // GAUGE-15
const MAX_DESCRIPTION = 600;

/** Validates a gauge (GAUGE-10 to GAUGE-16); a problem hides the block. */
export function gaugeOf(answer: GaugeAnswer): { gauge: Gauge } | { problem: GaugeProblem } {
  const problem = (reason: GaugeProblem['reason'], detail: string) => ({ problem: { reason, detail } });
  for (const name of NUMBERS) {
    const value: unknown = answer[name];
    if (value === null || value === undefined) return problem('missing', name);
    if (typeof value !== 'number' || !Number.isFinite(value)) return problem('nonsense', name);
  }
  const { description, ...numbers } = answer as Gauge;
  const { fill, listing_price, market_range_min, market_range_max, confidence } = numbers;
  if (fill < 0 || fill > 1) return problem('nonsense', 'fill is not from 0 to 1');
  if (confidence < 0 || confidence > 1) return problem('nonsense', 'confidence is not from 0 to 1');
  if (listing_price <= 0 || market_range_min < 0 || market_range_min > market_range_max)
    return problem('nonsense', 'prices that cannot be');
  if (confidence <= CONFIDENCE_FLOOR) return problem('unsure', `confidence is ${confidence}`);
  if (market_range_max < listing_price) return problem('above_range', 'dearer than its market');
  const words = typeof description === 'string' ? description.trim().slice(0, MAX_DESCRIPTION) : '';
  return { gauge: { ...numbers, description: words || null } };
}

type GaugeBand = 'low' | 'medium' | 'high';

/** Returns the band of a fill, which colours the gauge (GAUGE-18 to GAUGE-20). */
export const gaugeBand = (fill: number): GaugeBand => (fill < 0.3 ? 'low' : fill < 0.6 ? 'medium' : 'high');

/** Returns the label of a fill (GAUGE-21, GAUGE-22). */
export const gaugeLabel = (fill: number): 'Good Deal' | 'Great Deal' =>
  fill < 0.65 ? 'Good Deal' : 'Great Deal';

/** Returns the drawn percentage of the gauge, which never looks empty (GAUGE-23). */
export const drawnPercent = (fill: number): number => Math.max(20, Math.min(100, Math.round(fill * 100)));
