import { parseSite } from '@forecourt/lib/sites/parse';
import type { Site } from '@forecourt/lib/sites/site';
import { withTrial } from '@forecourt/lib/sites/trial';
import { siteQuery } from '@forecourt/schemas/queries/site';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { cached } from '@/cache/cached.server.ts';
import { warnOnce } from '@/logging/log.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { ask } from './client.server.ts';

/**
 * The site of a slug, with every setting and feature resolved; bad values fall back and are logged once. A preview may
 * see it with a change that is not made.
 * @returns null when there is no such site
 */
export const findSite = cache(async (slug: string): Promise<Site | null> => {
  const raw = await cached('site', { site: slug }, () => ask(siteQuery, { site: slug }));
  if (!raw) return null;
  const trial = draftOfRequest()?.trial;
  const { site, bad } = parseSite(trial?.shown ? withTrial(raw, trial.changes) : raw);
  for (const { name, reason } of bad) {
    warnOnce(
      `setting ${slug} ${name} ${reason}`,
      { site: slug, setting: name, reason },
      'bad setting, using default',
    );
  }
  return site;
});

/** The same for a page, which is not there without its site. */
export async function loadSite(slug: string): Promise<Site> {
  return (await findSite(slug)) ?? notFound();
}
