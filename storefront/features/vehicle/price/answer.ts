import type { Gauge } from '@forecourt/lib/vehicle/price-comparison/gauge';

/** Which vehicles a price was compared with, and the search that shows those still for sale. */
export interface Reasons {
  text: string;
  href: string | null;
}

/**
 * What our own address answers: the partner's fields with the reasons of a comparison of ours beside them, or words
 * where there are too few vehicles to compare with.
 */
export type PriceAnswer = (Gauge & { reasons: Reasons | null }) | { tooFew: string };
