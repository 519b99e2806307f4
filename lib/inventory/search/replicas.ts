import { PRICE_LEADS } from '../../sites/price-lead.ts';
import { inPrices, type StockPrices, TOTALS } from './price-lead.ts';
import { SORTS, type Sort } from './sorts.ts';

/** An index with the same records in a different order. */
export type Replica = Pick<Sort, 'indexName' | 'criterion'>;

/** Returns the replicas that searches by these prices use. */
export const replicasOf = (prices: StockPrices): Replica[] =>
  SORTS.flatMap(({ indexName, criterion }) =>
    criterion === null
      ? []
      : [{ indexName: inPrices(prices, indexName), criterion: inPrices(prices, criterion) }],
  );

/**
 * Returns all replicas; each sort by price has one for each price that a site or a shopper may choose.
 * @param byState whether these include the prices by state (`SEARCH_PRICES_BY_STATE`)
 */
export const allReplicas = (byState: boolean): Replica[] => [
  ...new Map(
    [...PRICE_LEADS, ...(byState ? TOTALS : [])]
      .flatMap(replicasOf)
      .map((replica) => [replica.indexName, replica]),
  ).values(),
];
