import { MOST_GROUPS } from '@forecourt/lib/inventory/search/own-terms';
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
export const weeklyRates = async (site: Site): Promise<WeeklyRates | null> =>
  (await weeklyFacets(site)).rates;

/**
 * Returns what the lenders of the vehicles with a weekly figure charge, as values of `lender_terms`, for a filter by
 * a shopper's own deposit and term; empty if there are too many.
 */
export const weeklyTerms = async (site: Site): Promise<readonly string[]> => (await weeklyFacets(site)).terms;

interface WeeklyFacets {
  rates: WeeklyRates | null;
  terms: readonly string[];
}

const weeklyFacets = (site: Site): Promise<WeeklyFacets> =>
  orElse<WeeklyFacets>({ rates: null, terms: [] }, site, 'comparison rates of the weekly filter', () =>
    cached('stock', { site: site.slug }, () => readFacets(site), { key: 'weekly-facets' }),
  );

async function readFacets(site: Site): Promise<WeeklyFacets> {
  const limits = sharedLoanLimits(site.settings);
  const scope = allOf([visibleStock(site), limits && hasLoan(limits.min)]);
  const { results } = await stockSearch(stockPricesOf(site.settings)).searchForHits({
    requests: [
      {
        indexName: STOCK_INDEX,
        query: '',
        hitsPerPage: 0,
        facets: ['comparison_rate'],
        filters: allOf([scope, anyOf(WEEKLY_BANDS.map(({ label }) => literal('weekly_price_range', label)))]),
      },
      // A vehicle whose lender states a rate alone has no band, but a figure on its card.
      { indexName: STOCK_INDEX, query: '', hitsPerPage: 0, facets: ['lender_terms'], filters: scope },
    ],
  });
  const { comparison_rate = {} } = results[0]?.facets ?? {};
  const { lender_terms = {} } = results[1]?.facets ?? {};
  const rates = Object.keys(comparison_rate).map(Number);
  const terms = Object.keys(lender_terms).toSorted();
  return {
    rates: rates.length > 0 ? { min: Math.min(...rates), max: Math.max(...rates) } : null,
    terms: terms.length > MOST_GROUPS ? [] : terms,
  };
}
