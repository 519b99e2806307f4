import type { Gauge } from '@forecourt/lib/vehicle/price-comparison/gauge';
import type { Verdict } from '@forecourt/lib/vehicle/price-comparison/verdict';

export interface Reasons {
  text: string;
  href: string | null;
}

/** Response of our endpoint: the comparison, or a message if there are too few vehicles to compare. */
export type PriceAnswer = (Gauge & { reasons: Reasons | null; verdict: Verdict }) | { tooFew: string };
