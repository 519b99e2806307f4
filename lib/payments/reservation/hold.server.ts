import type { Queryable } from '../../platform/database/client.server.ts';

/**
 * Until when somebody who is paying now keeps a vehicle.
 * @param vehicleId one of the site's own: the caller has looked it up
 * @returns null for a vehicle that nobody holds, or that is paid for
 */
export async function heldUntil(db: Queryable, vehicleId: string): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>({
    name: 'held-until',
    text: `select held_until as until from reservations where car_id = $1 and status = 'held'`,
    values: [vehicleId],
  });
  return rows[0]?.until ?? null;
}
