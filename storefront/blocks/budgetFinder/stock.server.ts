import { budgetStockFilter } from '@forecourt/lib/inventory/search/budget';
import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { bodyCountedLabel, bodyLabel, countedBodies } from '@forecourt/lib/vehicle/body';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { orElse, visibleStock } from '@/stock/query.server.ts';
import { type BudgetStock, packPrices } from './finder.ts';

const PRICE = 'sort_price';
const BODY = 'simple_body';
/** A facet returns at most this many values; with more, the prices are incomplete. */
const MAX_PRICES = 1_000;

/** Returns the number of vehicles of each body and the lowest price (BUDGET-20 to BUDGET-22). */
export function budgetStock(site: Site): Promise<BudgetStock | null> {
  return orElse<BudgetStock | null>(null, site, 'stock of the budget finder', () =>
    cached('stock', { site: site.slug }, () => readStock(site), { key: 'budget' }),
  );
}

async function readStock(site: Site): Promise<BudgetStock> {
  const visible = visibleStock(site);
  const stock = budgetStockFilter(visible);
  const ask = async (filters: readonly string[], facets: string[]) => {
    const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
      requests: filters.map((filter) => ({
        indexName: STOCK_INDEX,
        query: '',
        hitsPerPage: 0,
        facets,
        maxValuesPerFacet: MAX_PRICES,
        filters: filter,
      })),
    });
    return results;
  };
  const [all, shown] = await ask([stock, visible], [BODY, PRICE]);
  const bodies = countedBodies(all?.facets?.[BODY] ?? {});
  const each = bodies.length
    ? await ask(
        bodies.map(({ values }) => allOf([stock, anyOf(values.map((value) => literal(BODY, value)))])),
        [PRICE],
      )
    : [];
  return {
    lowest: all?.facets_stats?.[PRICE]?.min ?? null,
    count: all?.nbHits ?? 0,
    prices: pricesIn(all?.facets?.[PRICE]),
    unpriced: (shown?.nbHits ?? 0) - (all?.nbHits ?? 0),
    bodies: bodies.map(({ body, values, count }, index) => ({
      values,
      count,
      label: bodyLabel(body),
      counted: bodyCountedLabel(body),
      lowest: each[index]?.facets_stats?.[PRICE]?.min ?? null,
      prices: pricesIn(each[index]?.facets?.[PRICE]),
    })),
  };
}

/** Returns the packed prices of a facet, each as often as it has vehicles; empty if it may be incomplete. */
function pricesIn(facet: Readonly<Record<string, number>> = {}): string {
  const entries = Object.entries(facet);
  if (entries.length >= MAX_PRICES) return '';
  // A budget is in whole dollars, so it reaches a price if it reaches the next whole dollar.
  return packPrices(
    entries.flatMap(([price, vehicles]) => Array<number>(vehicles).fill(Math.ceil(Number(price)))),
  );
}
