import { HAS_OPEN_RECALL } from '../../inventory/registers/open-recall.ts';
import type { Queryable } from '../../platform/database/client.server.ts';

/** Returns whether the vehicle of a reservation has an open safety recall. */
export async function isRecalled(db: Queryable, { carId }: { carId: string }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reservation-recall',
    text: `select from cars where id = $1 and ${HAS_OPEN_RECALL}`,
    values: [carId],
  });
  return rowCount === 1;
}
