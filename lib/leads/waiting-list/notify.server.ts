import type pg from 'pg';
import { HAS_OPEN_RECALL } from '../../inventory/registers/open-recall.ts';
import { queueMails } from '../../messaging/mail/outbox.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { waitingListEntries } from '../tables/waiting-list.ts';
import { HEAD_START_HOURS, nextToNotify } from './next-to-notify.ts';

export const WAITING_LIST_MAIL = 'free';

const PLACE_COLUMNS = columnsOf(waitingListEntries, ['id', 'carId', 'mailedAt']);

type PlaceRow = RowOf<typeof PLACE_COLUMNS> & { freeSince: Date | null; now: Date };

/** Vehicles anyone can reserve now: shown, in stock, without an open recall, and not reserved by the feed or by us. */
const FREE = `cars.retired_at is null and cars.show_on_dealer_website
  and cars.status in ('in_stock', 'coming_soon') and coalesce(cars.record->>'reserved', 'false') <> 'true'
  and not ${HAS_OPEN_RECALL}
  and not exists (select from reservations r where r.car_id = cars.id and r.status in ('held', 'paid', 'agreed'))`;

/** Lists of all available vehicles with waiting shoppers, without old notifications. */
const PLACES = `
  select ${PLACE_COLUMNS}, now() as now,
    (select max(t.at) from reservation_transitions t join reservations r on r.id = t.reservation_id
     where r.car_id = cars.id and t.from_status in ('held', 'paid', 'agreed')
       and t.to_status not in ('held', 'paid', 'agreed')) as "freeSince"
  from cars join waiting_list_entries on waiting_list_entries.car_id = cars.id
  where cars.id in (select car_id from waiting_list_entries where mailed_at is null) and ${FREE}
    and (mailed_at is null or mailed_at > now() - make_interval(hours => ${HEAD_START_HOURS}))
  order by joined_at`;

/**
 * Queues the mails due now, at most one per vehicle.
 * Entry and mail are updated in one transaction, so that each person is notified once.
 * @returns the number of mails queued
 */
export async function notifyWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<PlaceRow>({ name: 'waiting-list-places', text: PLACES });
  let notifiedCount = 0;
  for (const places of Map.groupBy(rows, ({ carId }) => carId).values()) {
    const [{ freeSince, now }] = places as [PlaceRow];
    const next = nextToNotify(places, { isFree: true, freeSince }, now);
    if (next && (await notify(pool, next.id))) notifiedCount += 1;
  }
  return notifiedCount;
}

/** Returns false if another worker was faster or the vehicle has been held. */
const notify = (pool: pg.Pool, id: string): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const { rowCount } = await connection.query({
      name: 'waiting-list-tell',
      text: `update waiting_list_entries set mailed_at = now() from cars
             where waiting_list_entries.id = $1 and mailed_at is null
               and cars.id = waiting_list_entries.car_id and ${FREE}`,
      values: [id],
    });
    if (rowCount !== 1) return false;
    // `again`: shoppers who were put back or rejoined have had this mail before.
    await queueMails(connection, { topic: 'waiting_list', id, kinds: [WAITING_LIST_MAIL], again: true });
    return true;
  });
