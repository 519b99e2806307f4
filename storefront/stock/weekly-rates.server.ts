import { WEEKLY_BANDS } from '@forecourt/lib/inventory/search/price-bands';
import { stockPricesOf } from '@forecourt/lib/inventory/search/price-lead';
import { STOCK_INDEX } from '@forecourt/lib/inventory/search/record';
import { allOf, anyOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { Site } from '@forecourt/lib/sites/site';
import { sharedLoanLimits } from '@forecourt/lib/vehicle/finance/limits';
import { cached } from '@/cache/cached.server.ts';
import { stockSearch } from './client.server.ts';
import { hasLoan } from './facets.ts';
import { orElse, visibleStock } from './query.server.ts';

/** The lowest and highest comparison rate, in percent a year. */
export interface WeeklyRates {
  min: number;
  max: number;
}

/**
 * Returns the comparison rates of the vehicles with a weekly repayment, which the filter by it must show
 * (OPEN-078); null if no vehicle has one.
 */
export const weeklyRates = (site: Site): Promise<WeeklyRates | null> =>
  orElse<WeeklyRates | null>(null, site, 'comparison rates of the weekly filter', () =>
    cached('stock', { site: site.slug }, () => readRates(site), { key: 'weekly-rates' }),
  );

async function readRates(site: Site): Promise<WeeklyRates | null> {
  const limits = sharedLoanLimits(site.settings);
  const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
    requests: [
      {
        indexName: STOCK_INDEX,
        query: '',
        hitsPerPage: 0,
        facets: ['comparison_rate'],
        filters: allOf([
          visibleStock(site),
          anyOf(WEEKLY_BANDS.map(({ label }) => literal('weekly_price_range', label))),
          limits && hasLoan(limits.min),
        ]),
      },
    ],
  });
  const rates = Object.keys(results[0]?.facets?.comparison_rate ?? {}).map(Number);
  return rates.length > 0 ? { min: Math.min(...rates), max: Math.max(...rates) } : null;
}
