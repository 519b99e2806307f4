import type { Site } from '@forecourt/lib/sites/site';
import { slugify } from '@forecourt/lib/vehicle/title';
import { log } from '@/logging/log.server.ts';
import { stockCatalogue } from './catalogue.server.ts';
import { resolveLanding } from './landing.ts';

/**
 * The address of a make's or a model's stock, for links that content brings: a brand without a vehicle in stock
 * has no page to lead to.
 * @param names make, or make and model, as people write them
 * @returns null when there is no such page, or the search does not answer
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
