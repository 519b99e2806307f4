import type pg from 'pg';
import { oweMails } from '../../messaging/mail/outbox.server.ts';
import { transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { waitingListEntries } from '../tables/waiting-list.ts';
import { FAIR_HOURS, nextToTell } from './next-to-tell.ts';

/** The one mail of a list. */
export const WAITING_LIST_MAIL = 'free';

const PLACE_COLUMNS = columnsOf(waitingListEntries, ['id', 'carId', 'mailedAt']);

type PlaceRow = RowOf<typeof PLACE_COLUMNS> & { freeSince: Date | null; now: Date };

/** A vehicle that anybody may buy now: shown, in stock, and kept for nobody, by its feed or by us. */
const FREE = `cars.retired_at is null and cars.show_on_dealer_website
  and cars.status in ('in_stock', 'coming_soon') and coalesce(cars.record->>'reserved', 'false') <> 'true'
  and not exists (select from reservations r where r.car_id = cars.id and r.status in ('held', 'paid', 'agreed'))`;

/**
 * Everybody in the list of each free vehicle that somebody waits for, of all sites: a vehicle is one, whoever shows it.
 * Of those told before, the time since the last one decides; older ones say nothing.
 */
const PLACES = `
  select ${PLACE_COLUMNS}, now() as now,
    (select max(t.at) from reservation_transitions t join reservations r on r.id = t.reservation_id
     where r.car_id = cars.id and t.from_status in ('held', 'paid', 'agreed')
       and t.to_status not in ('held', 'paid', 'agreed')) as "freeSince"
  from cars join waiting_list_entries on waiting_list_entries.car_id = cars.id
  where cars.id in (select car_id from waiting_list_entries where mailed_at is null) and ${FREE}
    and (mailed_at is null or mailed_at > now() - make_interval(hours => ${FAIR_HOURS}))
  order by joined_at`;

/**
 * Puts the mails into the outbox that are due now, at most one for each vehicle. Mark and mail stand or fall
 * together, so that however often and by however many this runs, nobody is told twice.
 * @returns how many are told
 * @throws the database's error
 */
export async function tellWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<PlaceRow>({ name: 'waiting-list-places', text: PLACES });
  let toldCount = 0;
  for (const places of Map.groupBy(rows, ({ carId }) => carId).values()) {
    const [{ freeSince, now }] = places as [PlaceRow];
    const next = nextToTell(places, { isFree: true, freeSince }, now);
    if (next && (await tell(pool, next.id))) toldCount += 1;
  }
  return toldCount;
}

/** Whether they are told now; another worker may have been faster, or somebody may hold the vehicle by now. */
const tell = (pool: pg.Pool, id: string): Promise<boolean> =>
  transaction(pool, async (connection) => {
    const { rowCount } = await connection.query({
      name: 'waiting-list-tell',
      text: `update waiting_list_entries set mailed_at = now() from cars
             where waiting_list_entries.id = $1 and mailed_at is null
               and cars.id = waiting_list_entries.car_id and ${FREE}`,
      values: [id],
    });
    if (rowCount !== 1) return false;
    // `again`: a shopper who gave their place back or joined once more has had this mail before.
    await oweMails(connection, { topic: 'waiting_list', id, kinds: [WAITING_LIST_MAIL], again: true });
    return true;
  });
