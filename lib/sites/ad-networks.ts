import type { SiteSettings } from './settings.ts';

type AdSettings = Pick<SiteSettings, 'googleAdsConversions' | 'metaDatasetId' | 'socialPixelId'>;

/** Returns whether a site reports enquiries and reservations to advertising networks. */
export const reportsConversions = ({
  googleAdsConversions: google,
  metaDatasetId,
}: Pick<AdSettings, 'googleAdsConversions' | 'metaDatasetId'>): boolean =>
  google !== null || metaDatasetId !== null;

/** Returns whether a site shares anything with advertising networks, so that visitors have a choice. */
export const sharesWithNetworks = (settings: AdSettings): boolean =>
  settings.socialPixelId !== null || reportsConversions(settings);

/** Returns the name under which a site's credential for a network is stored (`pnpm feeds:secret`). */
export const conversionSecretName = (receiver: 'google' | 'meta', siteSlug: string): string =>
  `conversions-${receiver}-${siteSlug}`;
