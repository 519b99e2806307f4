import { createHash } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { STATE_CODES } from '../../sites/state-codes.ts';
import {
  CHARGES,
  type ChargeTable,
  currentTable,
  parseChargeTables,
} from '../../vehicle/drive-away/charge-table.ts';
import { dayOfState } from '../../vehicle/drive-away/drive-away-price.ts';
import { indexedCharges } from '../tables/charges.ts';
import { searchedChargesQuery, searchedChargesSchema } from './searched-charges-query.ts';

/** PostgreSQL channel that wakes the worker when charges, or the sites that search by them, may have changed. */
export const CHARGES_CHANNEL = 'charges_changed';

/** Advisory lock id. Must differ from our other locks. */
const CHARGES_LOCK = 7_340_024;

/** What the prices in search depend on, besides the vehicles. */
export interface SearchedCharges {
  /** As the content lake has them; invalid ones count as missing. */
  tables: readonly unknown[];
  /** Dealerships of the sites that search by prices with charges. */
  dealershipIds: readonly string[];
}

/** @throws the content lake's error */
export const readSearchedCharges = async (content: SanityClient): Promise<SearchedCharges> =>
  (await fetchContent(content, {
    name: 'searchedChargesQuery',
    query: searchedChargesQuery,
    schema: searchedChargesSchema,
  })) ?? { tables: [], dealershipIds: [] };

const COLUMNS = columnsOf(indexedCharges, ['dealershipIds', 'tables', 'rates', 'days']);
type Stored = RowOf<typeof COLUMNS>;

/**
 * Stores the charges for the search index, and queues the vehicles whose prices they change: all vehicles of the sites
 * concerned if a table in force is another one, or those of a dealership whose site now searches by these prices or no
 * longer does. When a day begins, it queues the vehicles whose registration has ended, because its costs are due again.
 *
 * @param read of the content lake; called once no other process stores charges
 * @returns the number of queued vehicles
 * @throws the database's or the content lake's error
 */
export function storeCharges(
  pool: pg.Pool,
  read: () => Promise<SearchedCharges>,
  now: Date,
): Promise<number> {
  return transaction(pool, async (connection) => {
    await connection.query('select pg_advisory_xact_lock($1)', [CHARGES_LOCK]);
    const { tables, dealershipIds: ids } = await read();
    const { rows } = await connection.query<Stored>(
      `select ${COLUMNS} from indexed_charges where id = 'current'`,
    );
    const [before] = rows;
    const dealershipIds = [...new Set(ids)].toSorted();
    const after: Stored = {
      dealershipIds,
      tables: [...tables],
      rates: ratesInForce(parseChargeTables(tables), now),
      days: STATE_CODES.map((state) => dayOfState(state, now)),
    };
    await connection.query(
      `insert into indexed_charges (id, dealership_ids, tables, rates, days) values ('current', $1, $2, $3, $4)
       on conflict (id) do update set dealership_ids = excluded.dealership_ids, tables = excluded.tables,
         rates = excluded.rates, days = excluded.days, stored_at = now()
       where (indexed_charges.dealership_ids, indexed_charges.tables, indexed_charges.days)
         is distinct from (excluded.dealership_ids, excluded.tables, excluded.days)`,
      [after.dealershipIds, JSON.stringify(after.tables), after.rates, after.days],
    );
    return (
      (await queueVehicles(connection, affectedDealerships(before, after))) +
      (await queueUnregistered(connection, before, after))
    );
  });
}

/** Returns a hash of the tables that produce figures now. */
function ratesInForce(tables: readonly ChargeTable[], now: Date): string {
  const current = STATE_CODES.flatMap((state) =>
    CHARGES.map((charge) => currentTable(tables, { state, charge, day: dayOfState(state, now) })),
  );
  return createHash('sha256').update(JSON.stringify(current)).digest('base64url');
}

function affectedDealerships(before: Stored | undefined, after: Stored): string[] {
  const [was, is] = [new Set(before?.dealershipIds), new Set(after.dealershipIds)];
  const all = [...new Set([...was, ...is])];
  return before?.rates === after.rates ? all.filter((id) => was.has(id) !== is.has(id)) : all;
}

const QUEUE = `insert into stock_outbox (car_id, slug, dealership_id)
               select id, slug, dealership_id from cars where dealership_id = any($1) and retired_at is null`;

async function queueVehicles(db: Queryable, dealershipIds: readonly string[]): Promise<number> {
  if (dealershipIds.length === 0) return 0;
  return (await db.query(QUEUE, [dealershipIds])).rowCount ?? 0;
}

/** The date of the registration may be a month, `2026-11`, which is compared with the month of the day. */
async function queueUnregistered(db: Queryable, before: Stored | undefined, after: Stored): Promise<number> {
  const [first, last] = [before?.days.toSorted()[0], after.days.toSorted().at(-1)];
  if (!first || !last || after.dealershipIds.length === 0 || String(before?.days) === String(after.days))
    return 0;
  const { rowCount } = await db.query(
    `${QUEUE} and record->>'rego_expiry' >= left($2, length(record->>'rego_expiry'))
       and record->>'rego_expiry' < left($3, length(record->>'rego_expiry'))`,
    [after.dealershipIds, first, last],
  );
  return rowCount ?? 0;
}

/** The charges that records are computed with. */
export interface IndexedCharges {
  /** Changes with the charges and the dealerships. */
  version: string;
  /** Returns the tables for the vehicles of a dealership; null if no site searches them by prices with charges. */
  tablesFor(dealershipId: string): readonly ChargeTable[] | null;
}

const NO_CHARGES: IndexedCharges = { version: '', tablesFor: () => null };

/** Parsed once per version: a round of the index reads the row each time. */
let parsed: IndexedCharges = NO_CHARGES;

/** Returns the charges that the index is computed with; none before they are stored. */
export async function readIndexedCharges(db: Queryable): Promise<IndexedCharges> {
  const { rows } = await db.query<{ version: string }>(
    `select md5(indexed_charges::text) as version from indexed_charges where id = 'current'`,
  );
  const version = rows[0]?.version ?? '';
  if (version === parsed.version) return parsed;
  const { rows: stored } = await db.query<Stored>(
    `select ${COLUMNS} from indexed_charges where id = 'current'`,
  );
  const [row] = stored;
  if (!row) return NO_CHARGES;
  const tables = parseChargeTables(row.tables);
  const ids = new Set(row.dealershipIds);
  parsed = { version, tablesFor: (dealershipId) => (ids.has(dealershipId) ? tables : null) };
  return parsed;
}

/** Wakes the worker, which otherwise looks once a minute. */
export const notifyChargesChanged = async (db: Queryable): Promise<void> => {
  await db.query('select pg_notify($1, $2)', [CHARGES_CHANNEL, '']);
};
