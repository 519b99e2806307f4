import type pg from 'pg';
import { columnsOf, type RowOf } from '../../database/row.ts';
import { vehicles } from '../../database/schema/stock.ts';

/** A vehicle as earlier imports left it. */
export interface EarlierVehicle {
  hash: string;
  slug: string;
  dealershipId: string;
  locationId: string | null;
  createdAt: string;
  soldAt: number | null;
  year: number | null;
  km: number | null;
  price: number | null;
  offer_price: number | null;
}

/** How many are read at once: the rows of a large feed take twice the memory of what is kept of them. */
const ROWS_AT_ONCE = 2_000;
const CURSOR = 'earlier_vehicles';

const COLUMNS = columnsOf(vehicles, ['id', 'contentHash', 'slug', 'dealershipId', 'createdAt']);

type EarlierRow = RowOf<typeof COLUMNS> &
  Omit<EarlierVehicle, 'hash' | 'slug' | 'dealershipId' | 'createdAt'>;

const selection = (condition: string): string =>
  `select ${COLUMNS}, facts.location_id as "locationId", facts.year, facts.km, facts.price, facts.offer_price,
          case when status = 'sold' then facts.sold_date_timestamp end as "soldAt"
   from cars cross join lateral jsonb_to_record(record) as facts(
     location_id text, year float8, km float8, price float8, offer_price float8, sold_date_timestamp float8
   ) where ${condition}`;

/** The vehicles the feed lists as of its last import, by id. The connection must be in a transaction. */
export async function vehiclesOfFeed(
  connection: pg.PoolClient,
  feed: string,
): Promise<Map<string, EarlierVehicle>> {
  const vehiclesById = new Map<string, EarlierVehicle>();
  const take = taker(vehiclesById);
  await connection.query(
    `declare ${CURSOR} no scroll cursor for ${selection('feed_id = $1 and retired_at is null')}`,
    [feed],
  );
  for (let isMore = true; isMore; ) {
    const { rows } = await connection.query<EarlierRow>(`fetch ${ROWS_AT_ONCE} from ${CURSOR}`);
    rows.forEach(take);
    isMore = rows.length === ROWS_AT_ONCE;
  }
  await connection.query(`close ${CURSOR}`);
  return vehiclesById;
}

/** Those of these vehicles that the feed had stopped listing and lists again, by id. */
export async function retiredAmong(
  connection: pg.PoolClient,
  ids: readonly string[],
): Promise<Map<string, EarlierVehicle>> {
  const vehiclesById = new Map<string, EarlierVehicle>();
  const { rows } = await connection.query<EarlierRow>(selection('id = any($1) and retired_at is not null'), [
    ids,
  ]);
  rows.forEach(taker(vehiclesById));
  return vehiclesById;
}

/** Makes the function that adds rows to a map; the many vehicles of one place share the text of its ids. */
function taker(into: Map<string, EarlierVehicle>): (row: EarlierRow) => void {
  const texts = new Map<string, string>();
  const shared = (text: string): string => {
    const first = texts.get(text) ?? text;
    texts.set(first, first);
    return first;
  };
  return ({ id, contentHash, createdAt, dealershipId, locationId, ...row }) => {
    into.set(id, {
      ...row,
      hash: contentHash,
      createdAt: createdAt.toISOString(),
      dealershipId: shared(dealershipId),
      locationId: locationId && shared(locationId),
    });
  };
}
