import type { Site } from '@forecourt/lib/sites/site';
import { skipPageCache } from '@/cache/cached.server.ts';
import type { Post } from '@/content/blog.server.ts';
import { offerStock, type StockOf, stockOf } from '@/features/directory/stock.server.ts';
import { log } from '@/logging/log.server.ts';
import { stockCatalogue } from '@/stock/catalogue.server.ts';
import { namedVehicles } from './named-vehicles.ts';

/**
 * Returns the vehicles for sale that belong to a post: those of the editor's filter, else those of the make or
 * model that its heading or description names.
 * @returns null without any, or if the search service fails
 */
export async function relatedStock(
  site: Site,
  { heading, description, stock }: Pick<Post, 'heading' | 'description' | 'stock'>,
): Promise<StockOf | null> {
  const chosen = await offerStock(site, { manufacturer: null, model: null, stock });
  if (chosen) return chosen;
  const catalogue = await stockCatalogue(site).catch(async (error: unknown) => {
    log.error({ err: error, site: site.slug }, 'related_stock_failed');
    await skipPageCache();
    return null;
  });
  const names = catalogue && namedVehicles(`${heading}. ${description}`, catalogue.makes);
  return names && stockOf(site, names);
}
