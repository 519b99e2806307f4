import { GATED_PATHS } from '@forecourt/lib/sites/address-table';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings, type SiteSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { gatesQuery } from '@forecourt/schemas/queries/gates';
import type { GatesQueryResult } from '@forecourt/schemas/sanity.types';
import { cachedTable } from './cached-table.server.ts';
import { contentClient } from './client.server.ts';

interface ProxySettings extends Pick<Site, 'settings' | 'features'> {
  /** Gated addresses at which editors have created a page. */
  pages: readonly string[];
}

/** Parsed lazily per site, because an instance serves only a few of all sites. */
const gates = cachedTable<ReadonlyMap<string, () => ProxySettings>>('gates', async () => {
  const sites: GatesQueryResult = await contentClient().fetch(gatesQuery, { paths: [...GATED_PATHS] });
  return new Map(
    sites.map(({ slug, settings, features, pages }) => {
      let parsedSettings: ProxySettings | undefined;
      return [
        slug,
        () => {
          parsedSettings ??= {
            settings: parseSettings(settings).settings,
            features: parseFeatures(features).features,
            pages,
          };
          return parsedSettings;
        },
      ];
    }),
  );
});

export const refreshGates = (): Promise<void> => gates.refresh();

/**
 * Returns the features, settings and gated editor pages of a site for the proxy; null for an unknown site.
 * @throws if the content lake does not answer and nothing is cached, so that no gate is open by accident
 */
export async function proxySettingsOf(site: string): Promise<ProxySettings | null> {
  return (await gates.current()).get(site)?.() ?? null;
}

/**
 * Returns the settings that decide which addresses a site has; the defaults for an unknown site.
 * @throws as `proxySettingsOf` does
 */
export const addressSettingsOf = async (site: string): Promise<SiteSettings> =>
  (await proxySettingsOf(site))?.settings ?? parseSettings(null).settings;
