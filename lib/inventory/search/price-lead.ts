import type { PriceLead } from '../../sites/price-lead.ts';
import type { SiteSettings } from '../../sites/settings.ts';
import { STATE_CODES, type StateCode } from '../../sites/state-codes.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';

/**
 * Prices that a search uses: one of the two of the feed, or the price with the government charges of a state
 * (`total`: of the state where each vehicle is).
 */
export type StockPrices = PriceLead | 'total' | StateCode;

/** The prices with government charges: of the vehicle's own state, then of each state. */
export const TOTALS = ['total', ...STATE_CODES] as const satisfies readonly StockPrices[];
export type Total = (typeof TOTALS)[number];

/** Returns the prices by which a site searches while the shopper's state is not known. */
export const stockPricesOf = ({
  priceLead,
  driveAwayPrices,
}: Pick<SiteSettings, 'priceLead' | 'driveAwayPrices'>): StockPrices =>
  driveAwayPrices === 'everywhere' ? 'total' : priceLead;

/**
 * Pages, URLs and saved searches use a single price, `sort_price`. A record has it for every price that a site or
 * a shopper may choose, so that changing the choice needs no reindexing; this module renames the attributes in
 * queries and results.
 */
const LED = /\b(Car_production_)?(sort_price|price_range)(?=\b|_asc|_desc)/g;

/** Returns `total_` or `total_nsw_`, with which the attributes of a total begin. */
export const totalPrefix = (total: Total): TotalPrefix =>
  total === 'total' ? 'total_' : `total_${total.toLowerCase() as Lowercase<StateCode>}_`;
export type TotalPrefix = 'total_' | `total_${Lowercase<StateCode>}_`;

const isTotal = (prices: StockPrices): prices is Total => TOTALS.some((total) => total === prices);

/** Returns what the names of the attributes begin with; empty for the price without charges. */
function prefixOf(prices: StockPrices): string {
  if (isTotal(prices)) return totalPrefix(prices);
  return prices === 'driveAway' ? 'drive_away_' : '';
}

/** Renames the attributes in a filter, index name or ranking criterion. Idempotent. */
export const inPrices = (prices: StockPrices, text: string): string =>
  prices === 'excludingCharges' ? text : text.replace(LED, `$1${prefixOf(prices)}$2`);

/** Attribute with what a card shows besides the price itself. */
const shownAttribute = (prices: StockPrices): string =>
  prices === 'driveAway' ? 'drive_away_price' : `${prefixOf(prices)}price`;

/** Rewrites JSON queries to use other prices than those without charges; queries for a price type get these too. */
export const toPricesQuery = <Query>(prices: StockPrices, query: Query): Query =>
  JSON.parse(
    inPrices(prices, JSON.stringify(query)).replaceAll(
      '"price_type"',
      `"price_type","${shownAttribute(prices)}"`,
    ),
  ) as Query;

const plainNames = <Value>(prefix: string, values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      value,
    ]),
  );

type Hit = Parameters<typeof withPriceLead>[0];

interface Answered {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, object>;
  hits?: Hit[];
}

/** Renames the attributes in a result back, and sets the price shown first in hits. */
export function fromPricesResult<Answer>(prices: StockPrices, answer: Answer): Answer {
  const { facets, facets_stats, hits } = answer as Answered;
  const prefix = prefixOf(prices);
  return {
    ...answer,
    ...(facets ? { facets: plainNames(prefix, facets) } : {}),
    ...(facets_stats ? { facets_stats: plainNames(prefix, facets_stats) } : {}),
    ...(hits
      ? {
          hits: hits.map((hit) =>
            isTotal(prices) ? withTotal(hit, prices) : withPriceLead(hit, 'driveAway'),
          ),
        }
      : {}),
  };
}

/** Returns a hit with its total as `total_price`; without one if it keeps its ordinary price. */
export function withTotal<V extends object>(hit: V, total: Total): V {
  const name = shownAttribute(total);
  const { [name]: total_price, ...others } = hit as Record<string, unknown>;
  return (total_price ? { ...others, total_price } : others) as V;
}

/** Returns a record with these prices under the plain attribute names. */
export function recordInPrices<Value>(
  prices: StockPrices,
  record: Readonly<Record<string, Value>>,
): Record<string, Value> {
  if (prices === 'excludingCharges') return { ...record };
  const prefix = prefixOf(prices);
  const own = Object.entries(record).filter(
    ([name]) => name === `${prefix}sort_price` || name === `${prefix}price_range`,
  );
  return { ...record, ...plainNames(prefix, Object.fromEntries(own)) };
}
