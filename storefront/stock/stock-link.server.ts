import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import { skipPageCache } from '@/cache/cached.server.ts';
import { log } from '@/logging/log.server.ts';
import { stockCatalogue } from './catalogue.server.ts';
import { resolveLanding } from './landing.ts';

/**
 * Returns the landing page of a make, or make and model, for links in content.
 * Null if none is in stock or the search does not answer.
 */
export async function stockLink(site: Site, names: readonly string[]): Promise<string | null> {
  try {
    const landing = resolveLanding(names.map(slugify), await stockCatalogue(site));
    return landing?.path ?? null;
  } catch (error) {
    log.error({ err: error, site: site.slug, what: 'links to stock' }, 'stock_search_failed');
    await skipPageCache();
    return null;
  }
}
