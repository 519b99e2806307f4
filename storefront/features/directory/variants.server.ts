import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { siteStockFilter } from '@forecourt/lib/inventory/search/stock-filter';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { cached, skipPageCache } from '@/cache/cached.server.ts';
import type { ModelDocument } from '@/content/directory.server.ts';
import { log } from '@/logging/log.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { stockLink } from '@/stock/stock-link.server.ts';

export interface Variant {
  name: string;
  text: string | null;
  count: number;
  href: string | null;
}

/** The most badges listed if editors have not defined variants. */
const MOST = 8;

/** Returns the variants of a model: the editor's, else the badges in stock, most vehicles first. */
export async function variantsOf(site: Site, model: ModelDocument): Promise<Variant[]> {
  const make = model.manufacturer?.name ?? '';
  const [counts, stock] = await Promise.all([
    badgeCounts(site, `${make} > ${model.name}`),
    stockLink(site, [make, model.name]),
  ]);
  const variant = (name: string, text: string | null): Variant => {
    const count = counts[name] ?? 0;
    const badge = `refinementList[badge][0]=${encodeURIComponent(name)}`;
    return { name, text, count, href: stock && count > 0 ? `${stock}?${badge}` : null };
  };
  if (model.variants.length > 0) return model.variants.map(({ name, text }) => variant(name, text));
  return Object.entries(counts)
    .toSorted(([one, first], [other, second]) => second - first || one.localeCompare(other, 'en-AU'))
    .slice(0, MOST)
    .map(([name]) => variant(name, null));
}

async function badgeCounts(site: Site, makeModel: string): Promise<Readonly<Record<string, number>>> {
  try {
    return await cached(
      'stock',
      { site: site.slug },
      async () => {
        const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
          requests: [
            {
              indexName: STOCK_INDEX,
              query: '',
              hitsPerPage: 0,
              filters: allOf([
                siteStockFilter(site, Date.now() / 1000),
                literal('status', 'in_stock'),
                literal('make_model', makeModel),
              ]),
              facets: ['badge'],
            },
          ],
        });
        return results[0]?.facets?.badge ?? {};
      },
      { key: `badges of ${makeModel}` },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'badge_counts_failed');
    await skipPageCache();
    return {};
  }
}
