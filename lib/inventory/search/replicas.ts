import { PRICE_LEADS, type PriceLead } from '../../sites/price-lead.ts';
import { inPriceLead } from './price-lead.ts';
import { SORTS, type Sort } from './sorts.ts';

/** An index beside the stock index, with the same records in another order. */
export type Replica = Pick<Sort, 'indexName' | 'criterion'>;

/** The indices of the sorts that need one of their own, as a site with this lead asks for them. */
export const replicasOf = (lead: PriceLead): Replica[] =>
  SORTS.flatMap(({ indexName, criterion }) =>
    criterion === null
      ? []
      : [{ indexName: inPriceLead(lead, indexName), criterion: inPriceLead(lead, criterion) }],
  );

/** The replicas that all sites need: the sorts by price need an index for each price that a site may lead with. */
export const REPLICAS: readonly Replica[] = [
  ...new Map(PRICE_LEADS.flatMap(replicasOf).map((replica) => [replica.indexName, replica])).values(),
];
