import { environment } from '@forecourt/lib/platform/env';
import { parseSite } from '@forecourt/lib/sites/parse-site';
import { withSearchedPrices } from '@forecourt/lib/sites/price-lead';
import type { Site } from '@forecourt/lib/sites/site';
import { type Trial, withTrial } from '@forecourt/lib/sites/trial';
import { siteQuery } from '@forecourt/schemas/queries/site';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { warnOnce } from '@/logging/log.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { ask } from './client.server.ts';

/**
 * Returns a site with all settings and features resolved; null if not found. Invalid values fall back to
 * defaults and are logged once. A preview may apply unsaved changes.
 */
export const findSite = cache((slug: string): Promise<Site | null> => {
  const trial = draftOfRequest()?.trial;
  return siteWith(slug, trial?.shown ? trial.changes : null);
});

/**
 * Returns a site as `findSite` does, with changed features and settings; null if not found.
 * @param changes null for the site as it is
 */
export async function siteWith(slug: string, changes: Trial | null): Promise<Site | null> {
  const raw = await cached('site', { site: slug }, () => ask(siteQuery, { site: slug }));
  if (!raw) return null;
  const { site, bad } = parseSite(changes ? withTrial(raw, changes) : raw);
  for (const { name, reason } of bad) {
    warnOnce(
      `setting ${slug} ${name} ${reason}`,
      { site: slug, setting: name, reason },
      'bad setting, using default',
    );
  }
  const settings = withSearchedPrices(site.settings, environment().SEARCH_PRICES_BY_STATE);
  if (settings === site.settings) return site;
  warnOnce(`prices by state ${slug}`, { site: slug }, 'prices_by_state_not_searched');
  return { ...site, settings };
}

/** Like `findSite`, but renders a 404 if there is no such site. */
export async function loadSite(slug: string): Promise<Site> {
  return (await findSite(slug)) ?? notFound();
}
