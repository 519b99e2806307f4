import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { type FilteredRecord, matchesFilter, parseFilter } from '../../inventory/search/matches.ts';
import { recordInPrices, type StockPrices, stockPricesOf } from '../../inventory/search/price-lead.ts';
import { siteStockFilter } from '../../inventory/search/stock-filter.ts';
import { readIndexedCharges } from '../../inventory/stock/indexed-charges.server.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../../inventory/stock/vehicles.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { storableJson } from '../../platform/database/storable.ts';
import type { FinanceSettings } from '../../vehicle/finance/terms.ts';
import { alertCars } from '../tables/alerts.ts';
import type { ReadAlertSite } from './alert-site.server.ts';
import { percolate } from './percolator/percolate.server.ts';
import { isNewFor, type PersonalSearch, personalSearches } from './personal-searches.server.ts';
import { recordVehicleChange } from './record-change.server.ts';
import { PRICE_SETTLE_MINUTES, sendTime } from './timing.ts';
import { changesBetween, type VehicleState, vehicleStateOf } from './vehicle-state.ts';

/** Postgres channel that wakes the worker; a trigger on `stock_outbox` notifies it too. */
export const VEHICLE_CHANGES_CHANNEL = 'car_changes';

const ROUND_ROWS = 500;
/** Advisory lock id. Must differ from our other locks. */
const COLLECT_LOCK = 7_340_023;

const STATE_COLUMNS = columnsOf(alertCars, ['carId', 'phase', 'price', 'record']);

interface ChangedVehicle {
  id: string;
  change: string;
  before: VehicleState | null;
  after: VehicleState;
}

/**
 * Creates alerts for the next batch of changed cars.
 * Alerts, remembered car states and processed changes are committed together, so a crash neither loses nor
 * duplicates an alert.
 * @returns the number of changes, or 'busy' if another worker holds the lock
 * @throws the database's or the content lake's error; the changes are retried
 */
export function collectAlerts(
  pool: pg.Pool,
  readSite: ReadAlertSite,
  now = new Date(),
): Promise<number | 'busy'> {
  return transaction(pool, async (connection) => {
    const lock = await connection.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [
      COLLECT_LOCK,
    ]);
    if (!lock.rows[0]?.mine) return 'busy';
    const { rows: changes } = await connection.query<{ id: string; carId: string }>(
      'select id, car_id as "carId" from car_changes order by id limit $1',
      [ROUND_ROWS],
    );
    if (changes.length === 0) return 0;
    const cars = await changedVehicles(connection, changes, now);
    const scopes = await scopesOf(connection, readSite, now);
    const personal = await personalSearches(
      connection,
      // Where another price is searched, figures stay the lenders' payments, as on the results page.
      scopes.filter(({ prices }) => prices === 'excludingCharges').map(({ siteSlug }) => siteSlug),
      now,
    );
    for (const car of cars) {
      await recordVehicleChange(connection, car, changesBetween(car.before, car.after), PRICE_SETTLE_MINUTES);
      await recordMatches(connection, car, { scopes, personal, now });
    }
    await rememberVehicles(connection, cars);
    await connection.query('delete from car_changes where id = any($1)', [changes.map(({ id }) => id)]);
    return changes.length;
  });
}

async function changedVehicles(
  connection: Queryable,
  changes: readonly { id: string; carId: string }[],
  now: Date,
): Promise<ChangedVehicle[]> {
  const lastChange = new Map(changes.map(({ id, carId }) => [carId, id]));
  const ids = [...lastChange.keys()];
  const { rows } = await connection.query<VehicleRow & { promised: boolean }>(
    `select ${VEHICLE_COLUMNS}, exists (
       select from reservations r where r.car_id = cars.id and r.status in ('paid', 'agreed')) as promised
     from cars where id = any($1)`,
    [ids],
  );
  const { rows: earlierRows } = await connection.query<RowOf<typeof STATE_COLUMNS>>(
    `select ${STATE_COLUMNS} from alert_cars where car_id = any($1)`,
    [ids],
  );
  const before = new Map(earlierRows.map(({ carId, ...state }) => [carId, state]));
  const charges = await readIndexedCharges(connection);
  return rows.map(({ id, record, retiredAt, promised }) => {
    // An unpaid checkout may still be abandoned, so only a payment marks the car as reserved.
    const vehicle = vehicleOf({ record, kept: false });
    const tables = charges.tablesFor(vehicle.dealership_id);
    return {
      id,
      change: lastChange.get(id) ?? '',
      before: before.get(id) ?? null,
      after: vehicleStateOf(vehicle, {
        retired: retiredAt !== null,
        promised,
        charges: tables && { tables, now },
      }),
    };
  });
}

interface Searches {
  scopes: readonly Scope[];
  /** Searches by their shopper's own weekly figures. */
  personal: readonly PersonalSearch[];
  now: Date;
}

interface Scope {
  siteSlug: string;
  /** Settings of weekly figures. */
  finance: FinanceSettings;
  prices: StockPrices;
  clauses: NonNullable<ReturnType<typeof parseFilter>>;
  dailyAt: Date;
}

/** Returns the sites that have saved searches, each with its parsed stock filter. */
async function scopesOf(connection: Queryable, readSite: ReadAlertSite, now: Date): Promise<Scope[]> {
  const { rows } = await connection.query<{ siteSlug: string }>(
    'select distinct site_slug as "siteSlug" from saved_searches',
  );
  const scopes: Scope[] = [];
  for (const { siteSlug } of rows) {
    const site = await readSite(siteSlug);
    if (!site?.enabled) continue;
    const clauses = parseFilter(siteStockFilter(site.scope, now.getTime() / 1000));
    const dailyAt = sendTime({ readyAt: now, frequency: 'daily' }, now, site.timeZone);
    const prices = stockPricesOf(site.scope.settings);
    if (clauses) scopes.push({ siteSlug, finance: site.finance, prices, clauses, dailyAt });
  }
  return scopes;
}

/** Creates alerts for saved searches that match the car now and did not before. */
async function recordMatches(
  connection: Queryable,
  { id, before, after }: ChangedVehicle,
  { scopes, ...searches }: Searches,
): Promise<void> {
  const { record } = after;
  if (!record || after.phase !== 'free') return;
  const wasListed = before?.phase === 'free' || before?.phase === 'reserved';
  // Listed before alerts first saw it, so it is not new.
  if (wasListed && !before.record) return;
  const earlier = wasListed ? before.record : null;
  if (isDeepStrictEqual(earlier, record)) return;
  for (const prices of new Set(scopes.map((scope) => scope.prices))) {
    const records = {
      record: recordInPrices(prices, record),
      earlier: earlier && recordInPrices(prices, earlier),
    };
    const sites = scopes.filter((scope) => scope.prices === prices);
    await recordMatchesOn(connection, id, records, { scopes: sites, ...searches });
  }
}

/** Does so for the sites that search by these prices. */
async function recordMatchesOn(
  connection: Queryable,
  id: string,
  records: { record: FilteredRecord; earlier: FilteredRecord | null },
  { scopes, personal, now }: Searches,
): Promise<void> {
  const { record, earlier } = records;
  const sites = scopes.filter(({ clauses }) => matchesFilter(clauses, record));
  const slugs = sites.map(({ siteSlug }) => siteSlug);
  const own = personal.flatMap((search) => {
    const scope = sites.find(({ siteSlug }) => siteSlug === search.siteSlug);
    return scope ? [{ search, settings: scope.finance }] : [];
  });
  const ownIds = new Set(own.map(({ search }) => search.id));
  const others = await percolate(connection, slugs, record, earlier);
  const ids = [
    ...others.map((search) => search.id).filter((searchId) => !ownIds.has(searchId)),
    ...own
      .filter(({ search, settings }) => isNewFor(search, records, settings, now))
      .map(({ search }) => search.id),
  ];
  if (ids.length === 0) return;
  // Daily alerts get a later due time so that immediate ones are not queued behind thousands of them.
  await connection.query(
    `insert into alerts (user_id, site_slug, kind, car_id, change, saved_search_id, due_at)
     select s.user_id, s.site_slug, 'saved_search', $1, s.id::text, s.id,
            case when s.frequency = 'daily' then site.daily_at else now() end
     from saved_searches s
     join unnest($3::text[], $4::timestamptz[]) as site(slug, daily_at) on site.slug = s.site_slug
     join alert_preferences p on p.user_id = s.user_id and p.kind = 'saved_search' and (p.by_mail or p.by_text or p.by_push)
     where s.id = any($2)
     on conflict do nothing`,
    [id, ids, slugs, sites.map(({ dailyAt }) => dailyAt)],
  );
}

const rememberVehicles = (connection: Queryable, cars: readonly ChangedVehicle[]) =>
  connection.query(
    `insert into alert_cars (car_id, phase, price, record)
     select id, phase, price, record
     from json_to_recordset($1::json) as seen(id text, phase text, price integer, record jsonb)
     on conflict (car_id) do update set phase = excluded.phase, price = excluded.price, record = excluded.record`,
    [storableJson(cars.map(({ id, after }) => ({ id, ...after })))],
  );
