import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ZodError } from 'zod';
import { PAGE_CHANGED_AT } from '../../inventory/stock/vehicles.server.ts';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import type { ReservationStatus } from '../../payments/reservation/machine.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { SetAsideError } from '../../platform/database/steps.server.ts';
import { webhookChanges, webhookEndpoints, webhookVehicles } from '../tables/webhooks.ts';
import { EVENT_VEHICLE_COLUMNS, type EventVehicleRow, eventVehicle } from './event-vehicle.server.ts';
import {
  type EventFacts,
  type KnownVehicle,
  vehicleEvents,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from './webhook-event.ts';

/** Postgres channel that wakes the worker; the triggers on changes notify it too. */
export const WEBHOOK_CHANNEL = 'webhooks';

const ROUND_ROWS = 500;
/** Name of an advisory lock. */
const CHANGES_LOCK = 'webhook changes';

/** A lead that is older than this when it first changes is not new, even if its earlier events are deleted. */
const NEW_LEAD = "interval '30 days'";

export type ReadSite = (siteSlug: string) => Promise<MailSite | null>;

/** Reports a vehicle that cannot be read, which is left out until it changes. */
export type ReportSetAside = (error: SetAsideError) => void;

const CHANGE_COLUMNS = columnsOf(webhookChanges, ['id', 'kind', 'subject']);
type Change = RowOf<typeof CHANGE_COLUMNS>;

const ENDPOINT_COLUMNS = columnsOf(webhookEndpoints, ['id', 'siteSlug', 'topics', 'createdAt']);
type Endpoint = RowOf<typeof ENDPOINT_COLUMNS>;

/**
 * Writes the events of the next changes to the outbox of each address.
 * Events, known states and processed changes are committed together, so a crash neither loses nor doubles an
 * event. One worker at a time, so that events of one subject are in the order of its changes.
 * @returns the number of changes, or 'busy' if another worker holds the lock
 * @throws the database's or the content lake's error; the changes are retried
 */
export function collectWebhookEvents(
  pool: pg.Pool,
  readSite: ReadSite,
  report: ReportSetAside,
): Promise<number | 'busy'> {
  return transaction(pool, async (connection) => {
    const lock = await connection.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
      [CHANGES_LOCK],
    );
    if (!lock.rows[0]?.mine) return 'busy';
    const { rows: changes } = await connection.query<Change>(
      `select ${CHANGE_COLUMNS} from webhook_changes where due_at <= now() order by id limit ${ROUND_ROWS}`,
    );
    if (changes.length === 0) return 0;
    const { rows: endpoints } = await connection.query<Endpoint>(
      `select ${ENDPOINT_COLUMNS} from webhook_endpoints
       join api_keys on api_keys.id = webhook_endpoints.api_key_id
       where disabled_at is null and revoked_at is null order by webhook_endpoints.created_at`,
    );
    const bySite = Map.groupBy(endpoints, ({ siteSlug }) => siteSlug);
    await listStock(connection, changes, readSite);
    await collectMissed(connection, changes, endpoints, { readSite, report });
    await collectVehicles(connection, changes, bySite, { readSite, report });
    await collectLeads(connection, changes, bySite);
    await collectReservations(connection, changes, bySite);
    await connection.query('delete from webhook_changes where id = any($1)', [changes.map(({ id }) => id)]);
    return changes.length;
  });
}

type Endpoints = ReadonlyMap<string, readonly Endpoint[]>;

interface NewEvent {
  type: WebhookEventType;
  subject: string;
  facts: EventFacts;
}

/** Queues an event for the addresses that subscribe to its topic. */
async function queueEvent(
  connection: Queryable,
  endpoints: readonly Pick<Endpoint, 'id' | 'topics'>[],
  { type, subject, facts }: NewEvent,
): Promise<void> {
  const topic = WEBHOOK_EVENTS[type];
  const ids = endpoints.flatMap(({ id, topics }) => (topic === null || topics.includes(topic) ? [id] : []));
  if (ids.length === 0) return;
  await connection.query(
    `insert into webhook_deliveries (endpoint_id, event_id, type, subject, facts)
     select id, $2, $3, $4, $5 from unnest($1::uuid[]) as id`,
    [ids, randomUUID(), type, subject, facts],
  );
}

/** Queues a test event for one address. */
export async function queueTestEvent(db: Queryable, endpointId: string): Promise<void> {
  await queueEvent(db, [{ id: endpointId, topics: [] }], {
    type: 'webhook.test',
    subject: 'test',
    facts: { test: true },
  });
  await db.query('select pg_notify($1, $2)', [WEBHOOK_CHANNEL, '']);
}

async function collectVehicles(
  connection: Queryable,
  changes: readonly Change[],
  endpoints: Endpoints,
  { readSite, report }: { readSite: ReadSite; report: ReportSetAside },
): Promise<void> {
  const subjectsOf = (wanted: Change['kind']) =>
    new Set(changes.flatMap(({ kind, subject }) => (kind === wanted ? [subject] : [])));
  const [changed, listed] = [subjectsOf('vehicle'), subjectsOf('baseline')];
  const ids = [...new Set([...changed, ...listed])];
  if (ids.length === 0) return;
  const { rows } = await connection.query<EventVehicleRow>(
    `select ${EVENT_VEHICLE_COLUMNS} from cars where id = any($1)`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [siteSlug, receivers] of endpoints) {
    if (!receivers.some(({ topics }) => topics.includes('stock') || topics.includes('price'))) continue;
    const site = await readSite(siteSlug);
    if (!site) continue;
    const dealershipIds = new Set(site.dealerships.map(({ id }) => id));
    const known = await knownVehicles(connection, siteSlug, ids);
    const learned: (KnownVehicle & { id: string })[] = [];
    for (const id of ids) {
      const row = byId.get(id);
      const before = known.get(id) ?? null;
      const isOwn = row !== undefined && dealershipIds.has(row.record.dealership_id);
      if (!row || !(isOwn || before)) continue;
      const read = readVehicle(row, site, report);
      if (!read) continue;
      const { data, known: now } = read;
      // A vehicle that moved to another site's dealership is no longer listed here.
      const after = isOwn ? now : { ...now, isListed: false };
      learned.push({ id, ...after });
      // A new address does not receive the whole stock. A change that arrives at the same time is an event.
      const isNew = before !== null || !listed.has(id);
      if (!isNew && !changed.has(id)) continue;
      for (const type of vehicleEvents(isNew ? before : { ...after, hash: '' }, after))
        await queueEvent(connection, receivers, {
          type,
          subject: `vehicle:${id}`,
          facts: {
            vehicle: isOwn ? data : { ...data, availability: 'not_for_sale' },
            ...(type === 'vehicle.price_changed' && { priceWas: before?.price ?? null }),
          },
        });
    }
    await rememberVehicles(connection, siteSlug, learned);
  }
}

/**
 * Notes the vehicles that changed while an address was disabled, so that it learns of them although other addresses
 * have.
 * @param since when it was disabled
 */
export const noteMissed = (db: Queryable, { endpointId, since }: { endpointId: string; since: Date }) =>
  db.query(
    `insert into webhook_changes (kind, subject)
     select 'missed', webhook_endpoints.id || ' ' || cars.id
     from webhook_endpoints
     join webhook_cars on webhook_cars.site_slug = webhook_endpoints.site_slug
     join cars on cars.id = webhook_cars.car_id
     where webhook_endpoints.id = $1 and topics && '{stock,price}' and ${PAGE_CHANGED_AT} >= $2`,
    [endpointId, since],
  );

async function collectMissed(
  connection: Queryable,
  changes: readonly Change[],
  endpoints: readonly Endpoint[],
  { readSite, report }: { readSite: ReadSite; report: ReportSetAside },
): Promise<void> {
  const missed = changes.flatMap(({ kind, subject }) => (kind === 'missed' ? [subject] : []));
  for (const endpoint of endpoints) {
    const prefix = `${endpoint.id} `;
    const ids = missed.flatMap((subject) =>
      subject.startsWith(prefix) ? [subject.slice(prefix.length)] : [],
    );
    const site = ids.length > 0 ? await readSite(endpoint.siteSlug) : null;
    if (!site) continue;
    const dealershipIds = new Set(site.dealerships.map(({ id }) => id));
    const known = await knownVehicles(connection, endpoint.siteSlug, ids);
    const { rows } = await connection.query<EventVehicleRow>(
      `select ${EVENT_VEHICLE_COLUMNS} from cars where id = any($1)`,
      [ids],
    );
    for (const row of rows) {
      const read = readVehicle(row, site, report);
      if (!read) continue;
      const isOwn = dealershipIds.has(row.record.dealership_id);
      const isListed = isOwn && read.known.isListed;
      // What no address has received yet becomes an event for all of them.
      const last = known.get(row.id);
      if (last?.hash !== read.known.hash || last.isListed !== isListed) continue;
      const types = isListed
        ? (['vehicle.updated', 'vehicle.price_changed'] as const)
        : (['vehicle.removed'] as const);
      for (const type of types)
        await queueEvent(connection, [endpoint], {
          type,
          subject: `vehicle:${row.id}`,
          facts: {
            vehicle: isOwn ? read.data : { ...read.data, availability: 'not_for_sale' },
            ...(type === 'vehicle.price_changed' && { priceWas: null }),
          },
        });
    }
  }
}

/** Returns null for a record that is not a vehicle: it has no page, and must not stop the others. */
function readVehicle(row: EventVehicleRow, site: MailSite, report: ReportSetAside) {
  try {
    return eventVehicle(row, site);
  } catch (cause) {
    if (!(cause instanceof ZodError)) throw cause;
    report(new SetAsideError(`vehicle ${row.id} is not valid`, { cause }));
    return null;
  }
}

/**
 * Lists the stock of a site when an address was registered or enabled. Without a known state it becomes known;
 * otherwise what changed while nobody received it becomes events.
 */
async function listStock(
  connection: Queryable,
  changes: readonly Change[],
  readSite: ReadSite,
): Promise<void> {
  for (const { kind, subject } of changes) {
    const site = kind === 'site' ? await readSite(subject) : null;
    if (site)
      await connection.query(
        `insert into webhook_changes (kind, subject)
         select case when exists (select from webhook_cars where site_slug = $2) then 'vehicle' else 'baseline' end, id
         from cars where dealership_id = any($1)`,
        [site.dealerships.map(({ id }) => id), subject],
      );
  }
}

const KNOWN_COLUMNS = columnsOf(webhookVehicles, ['carId', 'isListed', 'hash', 'price']);

async function knownVehicles(
  connection: Queryable,
  siteSlug: string,
  ids: readonly string[],
): Promise<Map<string, KnownVehicle>> {
  const { rows } = await connection.query<RowOf<typeof KNOWN_COLUMNS>>(
    `select ${KNOWN_COLUMNS} from webhook_cars where site_slug = $1 and car_id = any($2)`,
    [siteSlug, ids],
  );
  return new Map(rows.map(({ carId, ...vehicle }) => [carId, vehicle]));
}

const rememberVehicles = (
  connection: Queryable,
  siteSlug: string,
  vehicles: readonly (KnownVehicle & { id: string })[],
) =>
  connection.query(
    `insert into webhook_cars (site_slug, car_id, is_listed, hash, price)
     select $1, * from unnest($2::text[], $3::boolean[], $4::text[], $5::integer[])
     on conflict (site_slug, car_id) do update
     set is_listed = excluded.is_listed, hash = excluded.hash, price = excluded.price`,
    [
      siteSlug,
      vehicles.map(({ id }) => id),
      vehicles.map(({ isListed }) => isListed),
      vehicles.map(({ hash }) => hash),
      vehicles.map(({ price }) => price),
    ],
  );

async function collectLeads(
  connection: Queryable,
  changes: readonly Change[],
  endpoints: Endpoints,
): Promise<void> {
  const ids = [...new Set(changes.flatMap(({ kind, subject }) => (kind === 'lead' ? [subject] : [])))];
  if (ids.length === 0) return;
  // A later change of the same lead, which is due later, has the whole lead. One that is held back waits.
  const { rows } = await connection.query<{
    id: string;
    siteSlug: string;
    createdAt: Date;
    isRecent: boolean;
  }>(
    `select id, site_slug as "siteSlug", created_at as "createdAt", created_at > now() - ${NEW_LEAD} as "isRecent"
     from leads where id::text = any($1) and not suspect and not exists (
       select from webhook_changes later
       where later.kind = 'lead' and later.subject = leads.id::text and later.due_at > now())
     order by created_at, id`,
    [ids],
  );
  for (const { id, siteSlug, createdAt, isRecent } of rows) {
    const subject = `lead:${id}`;
    const receivers = endpoints.get(siteSlug) ?? [];
    const { rows: earlier } = await connection.query<{ id: string }>(
      'select distinct endpoint_id as id from webhook_deliveries where subject = $1 and endpoint_id = any($2)',
      [subject, receivers.map((endpoint) => endpoint.id)],
    );
    const isNewTo = (endpoint: Endpoint) =>
      isRecent && createdAt >= endpoint.createdAt && !earlier.some((row) => row.id === endpoint.id);
    for (const type of ['lead.created', 'lead.updated'] as const)
      await queueEvent(
        connection,
        receivers.filter((endpoint) => isNewTo(endpoint) === (type === 'lead.created')),
        { type, subject, facts: { leadId: id } },
      );
  }
}

async function collectReservations(
  connection: Queryable,
  changes: readonly Change[],
  endpoints: Endpoints,
): Promise<void> {
  const ids = changes.flatMap(({ kind, subject }) => (kind === 'reservation' ? [subject] : []));
  if (ids.length === 0) return;
  const { rows } = await connection.query<{
    reservationId: string;
    siteSlug: string;
    from: ReservationStatus | null;
    to: ReservationStatus;
    reason: string | null;
    at: Date;
  }>(
    `select step.reservation_id as "reservationId", reservations.site_slug as "siteSlug",
            step.from_status as "from", step.to_status as "to", step.reason, step.at
     from reservation_transitions step join reservations on reservations.id = step.reservation_id
     where step.id = any($1::bigint[]) and step.from_status is distinct from step.to_status order by step.id`,
    [ids],
  );
  for (const { reservationId, siteSlug, from, to, reason, at } of rows)
    await queueEvent(connection, endpoints.get(siteSlug) ?? [], {
      type: from === null ? 'reservation.created' : 'reservation.updated',
      subject: `reservation:${reservationId}`,
      facts: { reservationId, status: to, from, reason, at: at.toISOString() },
    });
}
