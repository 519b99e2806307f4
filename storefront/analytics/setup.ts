import type { Site } from '@forecourt/lib/sites/site';

export interface AnalyticsSetup {
  siteSlug: string;
  /** The site's own event ids, by name. */
  eventIds: Readonly<Record<string, number>>;
  /** Whether consent to advertising must be asked first, rather than assumed until declined. */
  ask: boolean;
  pixel: { id: string; script: string } | null;
}

export interface EventFacts {
  car?: string | null | undefined;
  dealership?: string | null | undefined;
  /** Dollars. */
  price?: number | null | undefined;
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** @param pixelScript custom URL of the pixel's script; undefined for the network's own */
export const analyticsSetup = (
  { slug, settings }: Site,
  pixelScript: string | undefined,
): AnalyticsSetup => ({
  siteSlug: slug,
  eventIds: settings.eventIds,
  ask: settings.consentMode === 'ask',
  pixel: settings.socialPixelId ? { id: settings.socialPixelId, script: pixelScript ?? PIXEL_SCRIPT } : null,
});
