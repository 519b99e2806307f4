import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import { log } from '@/logging/log.server.ts';
import { stockCatalogue } from './catalogue.server.ts';
import { resolveLanding } from './landing.ts';

/**
 * Returns the landing page address of a make or model, for links in content; null if the site has none in
 * stock or the search does not answer.
 * @param names make, or make and model
 */
export async function stockLink(site: Site, names: readonly string[]): Promise<string | null> {
  try {
    const landing = resolveLanding(names.map(slugify), await stockCatalogue(site));
    return landing?.path ?? null;
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'the search did not answer: links to stock');
    return null;
  }
}
