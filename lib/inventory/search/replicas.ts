import { PRICE_LEADS, type PriceLead } from '../../sites/price-lead.ts';
import { inPriceLead } from './price-lead.ts';
import { SORTS, type Sort } from './sorts.ts';

/** An index with the same records in a different order. */
export type Replica = Pick<Sort, 'indexName' | 'criterion'>;

/** Returns the replicas that a site with this price lead uses. */
export const replicasOf = (lead: PriceLead): Replica[] =>
  SORTS.flatMap(({ indexName, criterion }) =>
    criterion === null
      ? []
      : [{ indexName: inPriceLead(lead, indexName), criterion: inPriceLead(lead, criterion) }],
  );

/** All replicas; each sort by price has one for each price lead. */
export const REPLICAS: readonly Replica[] = [
  ...new Map(PRICE_LEADS.flatMap(replicasOf).map((replica) => [replica.indexName, replica])).values(),
];
