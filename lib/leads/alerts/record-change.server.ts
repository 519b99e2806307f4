import type { Queryable } from '../../platform/database/client.server.ts';
import type { VEHICLE_ALERT_KINDS } from './kinds.ts';
import type { VehicleState } from './vehicle-state.ts';

type VehicleAlertKind = (typeof VEHICLE_ALERT_KINDS)[number];

/** Whether the shopper made the reservation, by the last nine digits of the phone. */
const MADE_RESERVATION = `exists (
  select from reservations r where r.car_id = w.car_id and r.status in ('held', 'paid', 'agreed', 'completed')
    and right(r.mobile, 9) = right(u.phone, 9))`;

/**
 * Creates alerts about a car for every account that saved it and enabled one of the kinds.
 * @param car.change id of the change
 * @param settleMinutes how long a price drop waits before it is checked
 */
export async function recordVehicleChange(
  connection: Queryable,
  { id, change, before }: { id: string; change: string; before: VehicleState | null },
  kinds: readonly VehicleAlertKind[],
  settleMinutes: number,
): Promise<void> {
  for (const kind of kinds) {
    // Shoppers who were not yet notified of the reservation need no notice that it ended.
    const unnotifiedUsers = kind === 'free' ? await cancelUnsentAlerts(connection, id, 'reserved') : [];
    await connection.query(
      `insert into alerts (user_id, site_slug, kind, car_id, change, old_price, due_at)
       select w.user_id, w.site_slug, $2, w.car_id, $3, $4, now() + make_interval(mins => $5)
       from watchlist_items w
       join users u on u.id = w.user_id
       join alert_preferences p on p.user_id = w.user_id and p.kind = $2 and (p.by_mail or p.by_text or p.by_push)
       where w.car_id = $1 and w.user_id <> all($6::uuid[])
         and not ($2 in ('reserved', 'sold') and ${MADE_RESERVATION})
       on conflict do nothing`,
      [
        id,
        kind,
        change,
        kind === 'price_drop' ? (before?.price ?? null) : null,
        kind === 'price_drop' ? settleMinutes : 0,
        unnotifiedUsers,
      ],
    );
  }
}

/** Cancels unsent alerts of a kind and returns the users they were for. */
async function cancelUnsentAlerts(
  connection: Queryable,
  carId: string,
  kind: VehicleAlertKind,
): Promise<string[]> {
  const { rows } = await connection.query<{ userId: string }>(
    `update alerts set state = 'needless' where car_id = $1 and kind = $2 and state = 'waiting'
     returning user_id as "userId"`,
    [carId, kind],
  );
  return rows.map(({ userId }) => userId);
}
