import type pg from 'pg';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { vehicles } from '../../tables/stock.ts';

/** What a feed's rows are compared with: a vehicle as its last import left it. A large feed has hundreds of thousands in memory. */
export interface EarlierVehicle {
  hash: string;
  dealershipId: string;
  locationId: string | null;
  year: number | null;
  km: number | null;
  price: number | null;
  offer_price: number | null;
}

/** What a vehicle that is written again keeps, or may have to leave: its address, its dealership and its times. */
export interface WrittenVehicle {
  slug: string;
  dealershipId: string;
  createdAt: string;
  soldAt: number | null;
}

/** How many are read at once: the rows of a large feed take twice the memory of what is kept of them. */
const ROWS_AT_ONCE = 2_000;
const CURSOR = 'earlier_vehicles';

const EARLIER_COLUMNS = columnsOf(vehicles, ['id', 'contentHash', 'dealershipId']);
type EarlierRow = RowOf<typeof EARLIER_COLUMNS> & Omit<EarlierVehicle, 'hash' | 'dealershipId'>;

/** The vehicles the feed lists as of its last import, by id. The connection must be in a transaction. */
export async function vehiclesOfFeed(
  connection: pg.PoolClient,
  feed: string,
): Promise<Map<string, EarlierVehicle>> {
  const vehiclesById = new Map<string, EarlierVehicle>();
  const sharedText = sharing();
  await connection.query(
    `declare ${CURSOR} no scroll cursor for
     select ${EARLIER_COLUMNS}, facts.location_id as "locationId", facts.year, facts.km, facts.price, facts.offer_price
     from cars cross join lateral jsonb_to_record(record) as facts(
       location_id text, year float8, km float8, price float8, offer_price float8
     ) where feed_id = $1 and retired_at is null`,
    [feed],
  );
  for (let isMore = true; isMore; ) {
    const { rows } = await connection.query<EarlierRow>(`fetch ${ROWS_AT_ONCE} from ${CURSOR}`);
    for (const { id, contentHash, dealershipId, locationId, ...row } of rows)
      vehiclesById.set(id, {
        ...row,
        hash: contentHash,
        dealershipId: sharedText(dealershipId),
        locationId: locationId && sharedText(locationId),
      });
    isMore = rows.length === ROWS_AT_ONCE;
  }
  await connection.query(`close ${CURSOR}`);
  return vehiclesById;
}

/** Makes the function that gives one and the same text for equal ones: thousands of vehicles stand at one place. */
function sharing(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const first = texts.get(text) ?? text;
    texts.set(first, first);
    return first;
  };
}

const WRITTEN_COLUMNS = columnsOf(vehicles, ['id', 'slug', 'dealershipId', 'createdAt', 'retiredAt']);
type WrittenRow = RowOf<typeof WRITTEN_COLUMNS> & Pick<WrittenVehicle, 'soldAt'>;

/**
 * Those of these vehicles that the feed lists as of its last import, or had stopped listing, by id.
 * @param isListed whether a vehicle is one of the feed's as of its last import
 */
export async function writtenAmong(
  connection: pg.PoolClient,
  ids: readonly string[],
  isListed: (id: string) => boolean,
): Promise<Map<string, WrittenVehicle>> {
  const { rows } = await connection.query<WrittenRow>(
    `select ${WRITTEN_COLUMNS},
            case when status = 'sold' then (record->>'sold_date_timestamp')::float8 end as "soldAt"
     from cars where id = any($1)`,
    [ids],
  );
  return new Map(
    rows.flatMap(({ id, retiredAt, createdAt, ...row }) =>
      retiredAt === null && !isListed(id)
        ? []
        : [[id, { ...row, createdAt: createdAt.toISOString() }] as const],
    ),
  );
}
