import type { Queryable } from '../../platform/database/client.server.ts';

/**
 * Returns when an unpaid hold of a vehicle expires.
 * @param vehicleId must be one of the site's vehicles
 * @returns null if the vehicle is not held, or is paid for
 */
export async function heldUntil(db: Queryable, vehicleId: string): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>({
    name: 'held-until',
    text: `select held_until as until from reservations where car_id = $1 and status = 'held'`,
    values: [vehicleId],
  });
  return rows[0]?.until ?? null;
}
