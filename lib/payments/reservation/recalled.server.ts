import { expireHold } from './expiry.server.ts';
import { isRecalled } from './is-recalled.server.ts';

/**
 * Releases an unpaid hold whose vehicle has an open safety recall, so that it cannot be paid.
 * @returns `paid` if the payment was faster: it is refunded. `nothing` without a recall, or if the hold has ended
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
