import { alertSiteQuery } from '@forecourt/schemas/queries/alertSite';
import type { StockScope } from '../../inventory/search/stock-filter.ts';
import { publishedContent } from '../../sites/content-lake/client.server.ts';
import { parseFeatures } from '../../sites/features.ts';
import { parseSettings } from '../../sites/settings.ts';

export interface AlertSite {
  enabled: boolean;
  timeZone: string;
  scope: StockScope;
}

/** @throws the content lake's error */
export type ReadAlertSite = (siteSlug: string) => Promise<AlertSite | null>;

/** How long settings read from the content lake are reused. */
const FRESH_MS = 30_000;

/** Returns a reader of sites' alert settings that bypasses the storefront's content cache. */
export function alertSiteReader(environment: Record<string, string | undefined>): ReadAlertSite {
  const client = publishedContent(environment);
  const sites = new Map<string, { readAt: number; site: AlertSite | null }>();
  return async (siteSlug) => {
    const cachedSite = sites.get(siteSlug);
    if (cachedSite && Date.now() - cachedSite.readAt < FRESH_MS) return cachedSite.site;
    const answer = await client.fetch(alertSiteQuery, { site: siteSlug });
    const site = answer && alertSiteOf(answer);
    sites.set(siteSlug, { readAt: Date.now(), site });
    return site;
  };
}

interface Answer {
  settings: object | null;
  features: object | null;
  dealerships: { id: string; soldVisibleDays: number | null }[] | null;
}

function alertSiteOf({ settings: ownSettings, features: ownFeatures, dealerships }: Answer): AlertSite {
  const { settings } = parseSettings(ownSettings as Record<string, unknown> | null);
  const { features } = parseFeatures(ownFeatures as Record<string, unknown> | null);
  return {
    enabled: features.alertsEnabled && features.garageEnabled,
    timeZone: settings.timeZone,
    scope: { dealerships: dealerships ?? [], settings, features },
  };
}
