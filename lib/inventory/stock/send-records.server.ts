import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import { STOCK_INDEX } from '../search/record.ts';

/** A vehicle that search would not take, and why, in its words. */
export interface Refusal {
  vehicleId: string;
  problem: string;
}

/** A write of one vehicle: its record, or its removal. */
export type RecordWrite = BatchRequest & { body: { objectID: string } };

/** How search says that something in a batch is wrong. Keys, quotas and limits of calls have other numbers. */
const REFUSALS: readonly unknown[] = [400, 413, 422];
/** Where search takes nothing at all and refuses more than these, something is wrong with it and not with them. */
const BELIEVABLE_REFUSALS = 10;
/**
 * Milliseconds until search is asked again whether it has a batch: the client's own steps would cost as much as the batch. A
 * batch of a large feed takes a few tenths of a second here, and every one of its rounds would wait for half a longer step.
 */
const pollAfter = (tries: number): number => Math.min(Math.max(tries - QUICK_POLLS, 1) * 25, 1_000);
const QUICK_POLLS = 20;

/**
 * Writes to the index of stock and waits until searches see it. Search refuses a batch whole for one record in it, and
 * its words for which one differ by plan and year: halves find it, the others are taken. A vehicle whose record is refused
 * is removed from search, which would otherwise go on showing what it was before.
 * @param writes at most one for each vehicle
 * @returns what was refused
 * @throws the client's error where search does not answer, or takes nothing
 */
export async function sendRecords(client: Algoliasearch, writes: readonly RecordWrite[]): Promise<Refusal[]> {
  const refusals: (Refusal & { error: unknown })[] = [];
  const taskIds: number[] = [];
  const send = async (requests: readonly RecordWrite[]) => {
    const { taskID } = await client.batch({
      indexName: STOCK_INDEX,
      batchWriteParams: { requests: [...requests] },
    });
    taskIds.push(taskID);
  };
  const parts = [writes];
  for (let part = parts.pop(); part; part = parts.pop()) {
    try {
      await send(part);
    } catch (error) {
      if (!REFUSALS.includes(Object(error).status)) throw error;
      const [only] = part;
      const middle = Math.ceil(part.length / 2);
      if (part.length > 1) parts.push(part.slice(middle), part.slice(0, middle));
      else if (only) refusals.push({ vehicleId: only.body.objectID, problem: problemOf(error), error });
    }
  }
  const takesNothing = taskIds.length === 0 && refusals.length > BELIEVABLE_REFUSALS;
  if (takesNothing) throw refusals[0]?.error;
  if (refusals.length > 0)
    await send(
      refusals.map(({ vehicleId }) => ({ action: 'deleteObject', body: { objectID: vehicleId } }) as const),
    );
  // Search handles what is sent to an index one after the other.
  const taskID = taskIds.at(-1);
  if (taskID !== undefined) await client.waitForTask({ indexName: STOCK_INDEX, taskID, timeout: pollAfter });
  return refusals.map(({ vehicleId, problem }) => ({ vehicleId, problem }));
}

const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
