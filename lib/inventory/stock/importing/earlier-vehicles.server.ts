import type pg from 'pg';
import { columnsOf, type RowOf } from '../../../platform/database/row.ts';
import { vehicles } from '../../tables/stock.ts';

/**
 * The fields of a vehicle's last import that a feed's rows are compared with. Kept small: a large feed has
 * hundreds of thousands in memory.
 */
export interface EarlierVehicle {
  hash: string;
  dealershipId: string;
  locationId: string | null;
  vin: string | null;
  year: number | null;
  km: number | null;
  price: number | null;
  offer_price: number | null;
}

/** Values of an existing vehicle that its next record needs: address, dealership and dates. */
export interface WrittenVehicle {
  slug: string;
  dealershipId: string;
  createdAt: string;
  soldAt: number | null;
}

/** Batch size of the cursor: raw rows take twice the memory of what is kept of them. */
const ROWS_AT_ONCE = 2_000;
const CURSOR = 'earlier_vehicles';

const EARLIER_COLUMNS = columnsOf(vehicles, ['id', 'contentHash', 'dealershipId']);
type EarlierRow = RowOf<typeof EARLIER_COLUMNS> & Omit<EarlierVehicle, 'hash' | 'dealershipId'>;

/** Returns the vehicles of the feed's last import, by id. The connection must be in a transaction. */
export async function vehiclesOfFeed(
  connection: pg.PoolClient,
  feed: string,
): Promise<Map<string, EarlierVehicle>> {
  const vehiclesById = new Map<string, EarlierVehicle>();
  const sharedText = sharing();
  await connection.query(
    `declare ${CURSOR} no scroll cursor for
     select ${EARLIER_COLUMNS}, facts.location_id as "locationId", facts.vin, facts.year,
            facts.km, facts.price, facts.offer_price
     from cars cross join lateral jsonb_to_record(record) as facts(
       location_id text, vin text, year float8, km float8, price float8, offer_price float8
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

/** Interns strings to save memory: thousands of vehicles share a location. */
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
 * Returns which of these vehicles already have a row, listed or retired, by id.
 *
 * @param isListed whether a vehicle is listed by the feed's last import
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
