import { HAS_OPEN_RECALL } from '../../inventory/registers/open-recall.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { expireHold } from './expiry.server.ts';

/** Returns whether the vehicle of a reservation has an open safety recall. */
export async function isRecalled(db: Queryable, { carId }: { carId: string }): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reservation-recall',
    text: `select from cars where id = $1 and ${HAS_OPEN_RECALL}`,
    values: [carId],
  });
  return rowCount === 1;
}

/**
 * Releases an unpaid hold whose vehicle has an open safety recall, so that it cannot be paid.
 * @returns `paid` if the payment was faster: it stays. `nothing` without a recall, or if the hold has ended
 * @throws the database's error
 */
export async function releaseRecalled(
  connections: Parameters<typeof expireHold>[0],
  { id, carId }: { id: string; carId: string },
): Promise<'released' | 'paid' | 'nothing'> {
  if (!(await isRecalled(connections.pool, { carId }))) return 'nothing';
  const outcome = await expireHold(connections, id, { type: 'cancel', reason: 'recalled' });
  return outcome === 'expired' ? 'released' : outcome;
}
