import { z } from 'zod';
import { googleAdsConversions, META_DATASET_ID } from '../../sites/google-ads-conversions.ts';
import type { Receiver } from './kinds.ts';

/** Published sites with an account at an advertising network. */
export const CONVERSION_SITES = `*[_type == "site" && defined(slug.current)
  && (defined(settings.googleAdsConversions) || defined(settings.metaDatasetId))] {
  "slug": slug.current, "google": settings.googleAdsConversions, "meta": settings.metaDatasetId
}`;

/** An invalid account counts as none, as for the storefront. */
export const conversionSitesSchema = z.array(
  z.object({
    slug: z.string(),
    google: googleAdsConversions.nullable().catch(null),
    meta: z.string().regex(META_DATASET_ID).nullable().catch(null),
  }),
);
export type ConversionSite = z.output<typeof conversionSitesSchema>[number];

/** Returns the networks that a site reports to. */
export const receiversOf = (site: ConversionSite): Receiver[] =>
  (['google', 'meta'] as const).filter((receiver) => site[receiver] !== null);
