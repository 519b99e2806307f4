import { budgetStockFilter } from '@forecourt/lib/inventory/search/budget';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { bodyCountedLabel, bodyLabel, countedBodies } from '@forecourt/lib/vehicle/body';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from '@/stock/client.server.ts';
import { orElse, visibleStock } from '@/stock/query.server.ts';
import type { BudgetStock } from './finder.ts';

const PRICE = 'sort_price';
const BODY = 'simple_body';

/** Returns the number of vehicles of each body and the lowest price (BUDGET-20 to BUDGET-22). */
export function budgetStock(site: Site): Promise<BudgetStock | null> {
  return orElse<BudgetStock | null>(null, site, 'stock of the budget finder', () =>
    cached('stock', { site: site.slug }, () => readStock(site), { key: 'budget' }),
  );
}

async function readStock(site: Site): Promise<BudgetStock> {
  const stock = budgetStockFilter(visibleStock(site));
  const ask = async (parts: readonly string[], facets: string[]) => {
    const { results } = await stockSearch(site.settings.priceLead).searchForHits({
      requests: parts.map((part) => ({
        indexName: STOCK_INDEX,
        query: '',
        hitsPerPage: 0,
        facets,
        filters: allOf([stock, part]),
      })),
    });
    return results;
  };
  const [all] = await ask([''], [BODY, PRICE]);
  const bodies = countedBodies(all?.facets?.[BODY] ?? {});
  const each = bodies.length
    ? await ask(
        bodies.map(({ values }) => anyOf(values.map((value) => literal(BODY, value)))),
        [PRICE],
      )
    : [];
  return {
    lowest: all?.facets_stats?.[PRICE]?.min ?? null,
    count: all?.nbHits ?? 0,
    bodies: bodies.map(({ body, values, count }, index) => ({
      values,
      count,
      label: bodyLabel(body),
      counted: bodyCountedLabel(body),
      lowest: each[index]?.facets_stats?.[PRICE]?.min ?? null,
    })),
  };
}
