import { reportsConversions, sharesWithNetworks } from '@forecourt/lib/sites/ad-networks';
import type { Site } from '@forecourt/lib/sites/site';

export interface AnalyticsSetup {
  siteSlug: string;
  /** Build id of the page; null in development, where nothing is measured. */
  release: string | null;
  eventIds: Readonly<Record<string, number>>;
  /** True if the site asks for consent to advertising; otherwise it is assumed until a visitor declines. */
  ask: boolean;
  /** True if the site shares anything with advertising networks, so that visitors have a choice. */
  shares: boolean;
  /** True if it reports enquiries and reservations to them. */
  reports: boolean;
  /** True if a trial runs on the site, so that visitors can take part. */
  trials: boolean;
  pixel: { id: string; script: string } | null;
}

export interface EventFacts {
  vehicle?: string | null | undefined;
  dealership?: string | null | undefined;
  /** In dollars. */
  price?: number | null | undefined;
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The version of the build; null without one. Replaced by its value at build time, so that a cached page keeps its own. */
export const RELEASE = process.env.NEXT_DEPLOYMENT_ID || null;

/**
 * @param options.pixelScript address of the pixel's script; the network's own if undefined
 * @param options.hasTrials whether a trial runs on the site
 */
export const analyticsSetup = (
  { slug, settings }: Site,
  { pixelScript, hasTrials }: { pixelScript: string | undefined; hasTrials: boolean },
): AnalyticsSetup => ({
  siteSlug: slug,
  release: RELEASE,
  eventIds: settings.eventIds,
  ask: settings.consentMode === 'ask',
  shares: sharesWithNetworks(settings),
  reports: reportsConversions(settings),
  trials: hasTrials,
  pixel: settings.socialPixelId ? { id: settings.socialPixelId, script: pixelScript ?? PIXEL_SCRIPT } : null,
});
