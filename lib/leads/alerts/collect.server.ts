import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { type FilteredRecord, matchesFilter, parseFilter } from '../../inventory/search/matches.ts';
import { recordInLead } from '../../inventory/search/price-lead.ts';
import { siteStockFilter } from '../../inventory/search/stock-filter.ts';
import { VEHICLE_COLUMNS, type VehicleRow, vehicleOf } from '../../inventory/stock/vehicles.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { storableJson } from '../../platform/database/storable.ts';
import { PRICE_LEADS, type PriceLead } from '../../sites/price-lead.ts';
import { alertCars } from '../tables/alerts.ts';
import type { ReadAlertSite } from './alert-site.server.ts';
import { noteVehicleChange } from './note.server.ts';
import { percolate } from './percolator/percolate.server.ts';
import { leavesAt, PRICE_SETTLE_MINUTES } from './timing.ts';
import { changesBetween, type VehicleState, vehicleStateOf } from './vehicle-state.ts';

/** The channel that wakes the worker when changed cars are committed; the trigger on `stock_outbox` has the same. */
export const VEHICLE_CHANGES_CHANNEL = 'car_changes';

/** Changes looked at together. */
const ROUND_ROWS = 500;
/** Any number will do, as long as nothing else of ours takes the same advisory lock. */
const COLLECT_LOCK = 7_340_023;

const STATE_COLUMNS = columnsOf(alertCars, ['carId', 'phase', 'price', 'record']);

/** A car that changed, as it is now, and as alerts saw it last. */
interface ChangedVehicle {
  id: string;
  /** The last of its changes. */
  change: string;
  before: VehicleState | null;
  after: VehicleState;
}

/**
 * Looks at the next changed cars and writes down who is to be told of them. Alerts, what was seen and the changes that are
 * done with stand or fall together: whenever a worker dies, no alert is lost and none is made twice.
 * @returns how many changes that were, or that another worker is at it
 * @throws the database's or the content lake's error; the changes stay and are looked at again
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
    const cars = await changedVehicles(connection, changes);
    const scopes = await scopesOf(connection, readSite, now);
    for (const car of cars) {
      await noteVehicleChange(connection, car, changesBetween(car.before, car.after), PRICE_SETTLE_MINUTES);
      await noteMatches(connection, car, scopes);
    }
    await rememberVehicles(connection, cars);
    await connection.query('delete from car_changes where id = any($1)', [changes.map(({ id }) => id)]);
    return changes.length;
  });
}

async function changedVehicles(
  connection: Queryable,
  changes: readonly { id: string; carId: string }[],
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
  return rows.map(({ id, record, retiredAt, promised }) => ({
    id,
    change: lastChange.get(id) ?? '',
    before: before.get(id) ?? null,
    // A shopper in the middle of paying may still give up: only a payment tells others that the car is reserved.
    after: vehicleStateOf(vehicleOf({ record, kept: false }), { retired: retiredAt !== null, promised }),
  }));
}

interface Scope {
  siteSlug: string;
  priceLead: PriceLead;
  clauses: NonNullable<ReturnType<typeof parseFilter>>;
  /** When what is told once a day is told next. */
  dailyAt: Date;
}

/** The sites with saved searches that tell of new cars, each with the filter of its stock. */
async function scopesOf(connection: Queryable, readSite: ReadAlertSite, now: Date): Promise<Scope[]> {
  const { rows } = await connection.query<{ siteSlug: string }>(
    'select distinct site_slug as "siteSlug" from saved_searches',
  );
  const scopes: Scope[] = [];
  for (const { siteSlug } of rows) {
    const site = await readSite(siteSlug);
    if (!site?.enabled) continue;
    const clauses = parseFilter(siteStockFilter(site.scope, now.getTime() / 1000));
    const dailyAt = leavesAt({ readyAt: now, frequency: 'daily' }, now, site.timeZone);
    if (clauses) scopes.push({ siteSlug, priceLead: site.scope.settings.priceLead, clauses, dailyAt });
  }
  return scopes;
}

/** Tells whoever keeps a search that a car matches now and did not before. */
async function noteMatches(
  connection: Queryable,
  { id, before, after }: ChangedVehicle,
  scopes: readonly Scope[],
): Promise<void> {
  const { record } = after;
  if (!record || after.phase !== 'free') return;
  const wasListed = before?.phase === 'free' || before?.phase === 'reserved';
  // A vehicle that was listed before alerts first saw it is no news to anybody.
  if (wasListed && !before.record) return;
  const earlier = wasListed ? before.record : null;
  if (isDeepStrictEqual(earlier, record)) return;
  for (const lead of PRICE_LEADS) {
    const records = { record: recordInLead(lead, record), earlier: earlier && recordInLead(lead, earlier) };
    const sites = scopes.filter(({ priceLead }) => priceLead === lead);
    await noteMatchesOn(connection, id, records, sites);
  }
}

/** The same for sites that lead with one price, of a car as they read it. */
async function noteMatchesOn(
  connection: Queryable,
  id: string,
  { record, earlier }: { record: FilteredRecord; earlier: FilteredRecord | null },
  scopes: readonly Scope[],
): Promise<void> {
  const sites = scopes.filter(({ clauses }) => matchesFilter(clauses, record));
  const slugs = sites.map(({ siteSlug }) => siteSlug);
  const searches = await percolate(connection, slugs, record, earlier);
  if (searches.length === 0) return;
  // Thousands who are told once a day do not stand before the one who is told at once.
  await connection.query(
    `insert into alerts (user_id, site_slug, kind, car_id, change, saved_search_id, due_at)
     select s.user_id, s.site_slug, 'saved_search', $1, s.id::text, s.id,
            case when s.frequency = 'daily' then site.daily_at else now() end
     from saved_searches s
     join unnest($3::text[], $4::timestamptz[]) as site(slug, daily_at) on site.slug = s.site_slug
     join alert_preferences p on p.user_id = s.user_id and p.kind = 'saved_search' and (p.by_mail or p.by_text)
     where s.id = any($2)
     on conflict do nothing`,
    [id, searches.map((search) => search.id), slugs, sites.map(({ dailyAt }) => dailyAt)],
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
