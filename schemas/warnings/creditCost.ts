import { mentionsCreditCost } from '@forecourt/lib/vehicle/finance/credit-cost';
import type { SanityDocument } from 'sanity';

/** For offers that mention the cost of credit without a comparison rate (OPEN-078). */
const OFFER_WORDS =
  'The name or description mentions a rate or repayment. By law, the comparison rate must be shown with it. Enter it here.';
/** For text that has no field for a comparison rate. */
const ELSEWHERE_WORDS =
  'By law, a rate or repayment must be shown with its comparison rate and a warning. Use an offer, which shows both.';

/** Returns a warning about an offer without a comparison rate, or true. */
export const offerRateProblem = (
  comparisonRate: number | undefined,
  offer: SanityDocument | undefined,
): true | string =>
  comparisonRate !== undefined ||
  !mentionsCreditCost(`${offer?.name ?? ''}\n${offer?.description ?? ''}`) ||
  OFFER_WORDS;

/** Returns a warning about text that mentions the cost of credit, or true. */
export const creditCostProblem = (words: unknown): true | string =>
  typeof words !== 'string' || !mentionsCreditCost(words) || ELSEWHERE_WORDS;
