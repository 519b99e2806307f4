import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import { plainWords, safeHtml } from './safe-html.ts';

/** An offer as pages show it (OFFER-01 to OFFER-12). */
export type Offer = OffersQueryResult[number] & {
  /** The HTML that is shown whole; `description` is the same words without marks (OFFER-04). */
  sanitized_description: string;
};

/** An offer of the content lake with words that may be shown. */
export const offerOf = (raw: OffersQueryResult[number]): Offer => ({
  ...raw,
  description: plainWords(raw.description),
  sanitized_description: safeHtml(raw.description),
});
