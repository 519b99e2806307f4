import type pg from 'pg';
import { transaction } from '../../platform/database/client.server.ts';
import type { Receiver } from './kinds.ts';
import { NO_RESPONSE } from './send-conversion.server.ts';

/**
 * The oldest conversion that a network accepts, in days: Google counts clicks of the last 90 days, and Meta
 * refuses events that are more than 7 days old.
 */
export const MOST_DAYS: Record<Receiver, number> = { google: 90, meta: 7 };

/** How far back conversions are looked for, after an outage of the worker; less than they are kept. */
const FOUND_DAYS: Record<Receiver, number> = { google: 30, meta: 7 };

const CONSENTED = (visit: string): string => `${visit}->>'adConsent' is not null`;
const HOLDS_MONEY = "('paid', 'agreed', 'completed')";

/**
 * Queues a site's new conversions for a network, and takes back what was cancelled or refunded. Conversions
 * follow from leads and reservations, so that one missed by a run is found by the next. The first run only
 * remembers its time: what happened before is never sent.
 * @throws the database's error; then nothing was queued
 */
export const findConversions = (pool: pg.Pool, siteSlug: string, receiver: Receiver): Promise<void> =>
  transaction(pool, async (connection) => {
    await connection.query(
      `insert into conversion_receivers (site_slug, receiver) values ($1, $2) on conflict do nothing`,
      [siteSlug, receiver],
    );
    const values = [siteSlug, receiver, FOUND_DAYS[receiver]];
    await connection.query(
      `insert into conversions (site_slug, receiver, kind, lead_id, occurred_at)
       select site_slug, $2, found.conversion, id, created_at
       from (select *, case kind when 'testDrive' then 'testDrive' else 'lead' end as conversion from leads) found
       where site_slug = $1 and not suspect and finished
         and ${CONSENTED("payload->'lead_attributes'->'visit'")} and ${isNew('created_at')}
         and not exists (select from conversions c
                         where c.receiver = $2 and c.kind = found.conversion and c.lead_id = found.id)
       on conflict do nothing`,
      values,
    );
    await connection.query(
      `insert into conversions (site_slug, receiver, kind, reservation_id, occurred_at, value_cents)
       select site_slug, $2, 'reservation', id, paid_at, paid_cents
       from reservations r
       where site_slug = $1 and status in ${HOLDS_MONEY} and ${CONSENTED('visit')} and ${isNew('paid_at')}
         and not exists (select from conversions c
                         where c.receiver = $2 and c.kind = 'reservation' and c.reservation_id = r.id)
       on conflict do nothing`,
      values,
    );
    await connection.query(
      `insert into conversions (site_slug, receiver, kind, reservation_id, occurred_at, value_cents)
       select r.site_slug, $2, 'sale', r.id, step.at, (r.car->>'price')::numeric * 100
       from reservations r
       join lateral (select max(at) as at from reservation_transitions t
                     where t.reservation_id = r.id and t.to_status = 'completed') step on true
       where r.site_slug = $1 and r.status = 'completed' and ${CONSENTED('r.visit')} and ${isNew('step.at')}
         and not exists (select from conversions c
                         where c.receiver = $2 and c.kind = 'sale' and c.reservation_id = r.id)
       on conflict do nothing`,
      values,
    );
    // One that may have arrived is taken back as well.
    await connection.query(
      `update conversions c set attempts = 0, next_attempt_at = now(),
         state = case when state = 'sent' or problem = $3 then 'retracting' else 'needless' end,
         problem = case when state = 'sent' or problem = $3 then null else 'Cancelled before it was sent.' end
       where site_slug = $1 and receiver = $2 and state in ('waiting', 'sent') and (
         exists (select from test_drive_bookings b
                 where b.lead_id = c.lead_id and c.kind = 'testDrive' and b.status = 'cancelled')
         or exists (select from reservations r where r.id = c.reservation_id and r.status not in ${HOLDS_MONEY}))`,
      [siteSlug, receiver, NO_RESPONSE],
    );
  });

const isNew = (at: string): string =>
  `${at} > now() - make_interval(days => $3)
   and ${at} >= (select started_at from conversion_receivers where site_slug = $1 and receiver = $2)`;

/**
 * Ends what is queued for networks that sites no longer report to. Turning one on again starts anew.
 * @param active sites with their networks
 * @throws the database's error
 */
export async function stopConversions(
  pool: pg.Pool,
  active: readonly { siteSlug: string; receiver: Receiver }[],
): Promise<void> {
  const isActive = `exists (select from unnest($1::text[], $2::text[]) as active(site_slug, receiver)
    where active.site_slug = stored.site_slug and active.receiver = stored.receiver)`;
  const values = [active.map(({ siteSlug }) => siteSlug), active.map(({ receiver }) => receiver)];
  await pool.query(
    `update conversions stored set state = 'needless', problem = 'The site no longer reports conversions.'
     where state in ('waiting', 'retracting') and not ${isActive}`,
    values,
  );
  await pool.query(`delete from conversion_receivers stored where not ${isActive}`, values);
}
