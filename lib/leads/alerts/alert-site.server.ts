import type { z } from 'zod';
import { searchesPricesByState } from '../../inventory/search/prices-by-state.ts';
import type { StockScope } from '../../inventory/search/stock-filter.ts';
import { publishedContent } from '../../sites/content-lake/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { parseFeatures } from '../../sites/features.ts';
import { hasGarageApp } from '../../sites/garage-app.ts';
import { withSearchedPrices } from '../../sites/price-lead.ts';
import { parseSettings } from '../../sites/settings.ts';
import type { FinanceSettings } from '../../vehicle/finance/terms.ts';
import { alertSiteQuery, alertSiteSchema } from './alert-site-query.ts';

export interface AlertSite {
  enabled: boolean;
  timeZone: string;
  /** True if shoppers get notifications (`garageApp`). */
  hasApp: boolean;
  scope: StockScope;
  /** Settings of weekly figures. */
  finance: FinanceSettings;
}

/** @throws the content lake's error */
export type ReadAlertSite = (siteSlug: string) => Promise<AlertSite | null>;

const FRESH_MS = 30_000;

/** Returns a reader of sites' alert settings that bypasses the storefront's content cache. */
export function alertSiteReader(environment: Record<string, string | undefined>): ReadAlertSite {
  const client = publishedContent(environment);
  const searched = searchesPricesByState(environment);
  const sites = new Map<string, { readAt: number; site: AlertSite | null }>();
  return async (siteSlug) => {
    const cachedSite = sites.get(siteSlug);
    if (cachedSite && Date.now() - cachedSite.readAt < FRESH_MS) return cachedSite.site;
    const answer = await fetchContent(client, {
      name: 'alertSiteQuery',
      query: alertSiteQuery,
      schema: alertSiteSchema,
      params: { site: siteSlug },
    });
    const site = answer && alertSiteOf(answer, searched);
    sites.set(siteSlug, { readAt: Date.now(), site });
    return site;
  };
}

function alertSiteOf(answer: z.output<typeof alertSiteSchema>, searched: boolean): AlertSite {
  const settings = withSearchedPrices(parseSettings(answer.settings).settings, searched);
  const { features } = parseFeatures(answer.features);
  return {
    enabled: features.alertsEnabled && features.garageEnabled,
    timeZone: settings.timeZone,
    hasApp: hasGarageApp({ features }),
    scope: { dealerships: answer.dealerships, settings, features },
    finance: settings,
  };
}
