import type { Site } from '@forecourt/lib/sites/site';

/** What the browser needs to know to record what happens on a site. */
export interface AnalyticsSetup {
  siteSlug: string;
  /** The site's own ids of events, by name. */
  eventIds: Readonly<Record<string, number>>;
  /** Whether consent to advertising has to be asked for, or is taken as given until a visitor says no. */
  ask: boolean;
  pixel: { id: string; script: string } | null;
}

/** What an event is about, as far as the page knows. */
export interface EventFacts {
  car?: string | null | undefined;
  dealership?: string | null | undefined;
  /** Dollars. */
  price?: number | null | undefined;
}

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** @param pixelScript where the pixel's script is loaded from; absent means the network's own */
export const analyticsSetup = (
  { slug, settings }: Site,
  pixelScript: string | undefined,
): AnalyticsSetup => ({
  siteSlug: slug,
  eventIds: settings.eventIds,
  ask: settings.consentMode === 'ask',
  pixel: settings.socialPixelId ? { id: settings.socialPixelId, script: pixelScript ?? PIXEL_SCRIPT } : null,
});
