import type { OffersQueryResult } from '@forecourt/schemas/sanity.types';
import { plainText, safeHtml } from './safe-html.ts';

/** An offer as pages show it (OFFER-01 to OFFER-12). */
export type Offer = OffersQueryResult[number] & {
  /** Sanitised HTML; `description` is the same as plain text (OFFER-04). */
  sanitized_description: string;
};

export const offerOf = (raw: OffersQueryResult[number]): Offer => ({
  ...raw,
  // The same picture, whose rights may have ended.
  image_url: raw.image?.url ? raw.image_url : null,
  description: plainText(raw.description),
  sanitized_description: safeHtml(raw.description),
});
