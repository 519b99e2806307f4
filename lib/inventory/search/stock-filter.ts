import { allOf, anyOf, isFilter, literal } from '../../platform/text/search-filter.ts';
import type { Site } from '../../sites/site.ts';
import { visibleSince } from '../../vehicle/visibility.ts';
import { dealershipNumber } from './dealership-number.ts';
import { inPrices, stockPricesOf } from './price-lead.ts';

/** Filters include the time rounded to this step, so that equal searches can be cached. */
const CLOCK_STEP_SECONDS = 300;

export type StockScope = {
  dealerships: readonly Pick<Site['dealerships'][number], 'id' | 'soldVisibleDays'>[];
  settings: Pick<
    Site['settings'],
    'carTypes' | 'stockFilterExtra' | 'soldVisibleDays' | 'priceLead' | 'driveAwayPrices'
  >;
  features: Pick<Site['features'], 'caravansEnabled'>;
};

/**
 * Returns the part of a site's filter that does not depend on time: dealerships, vehicle types and the extra
 * filter. A site without dealerships has no stock.
 */
function siteScopeFilter({ dealerships, settings, features }: StockScope): string {
  const allTypes = settings.carTypes.length === 3;
  return allOf([
    'show_on_dealer_website:true',
    dealerships.length === 0
      ? literal('dealership_id', '')
      : anyOf(dealerships.map(({ id }) => literal('dealership_id', id))),
    !allTypes && anyOf(settings.carTypes.map((type) => literal('car_type', type))),
    !features.caravansEnabled && literal('item_type', 'car'),
    isFilter(settings.stockFilterExtra) && inPrices(stockPricesOf(settings), settings.stockFilterExtra),
  ]);
}

/**
 * Returns the complete filter of a site's stock (OPEN-014, STATUS-15 to STATUS-20): its scope, and vehicles
 * that are live or were sold within the days each of its dealerships shows them.
 *
 * @param now seconds since the epoch
 */
export function siteStockFilter(scope: StockScope, now: number): string {
  const moment = Math.floor(now / CLOCK_STEP_SECONDS) * CLOCK_STEP_SECONDS;
  return allOf([...visibilityClauses(scope, moment), siteScopeFilter(scope)]);
}

/**
 * Expresses different sold days per dealership as AND of ORs: all vehicles meet the longest period, and for
 * each shorter one, all vehicles meet it or belong to another dealership.
 */
function visibilityClauses({ dealerships, settings }: StockScope, moment: number): string[] {
  const daysOf = (dealership: StockScope['dealerships'][number]) =>
    dealership.soldVisibleDays ?? settings.soldVisibleDays;
  const times = new Set(dealerships.map(daysOf));
  if (times.size === 0) times.add(settings.soldVisibleDays);
  const longest = Math.max(...times);
  return [...times]
    .toSorted((a, b) => b - a)
    .map((days) => {
      const obeys = `visible_until > ${visibleSince(moment, days)}`;
      if (days === longest) return obeys;
      const others = dealerships.filter((dealership) => daysOf(dealership) !== days);
      return anyOf([obeys, ...others.map(({ id }) => `dealership_number = ${dealershipNumber(id)}`)]);
    });
}
