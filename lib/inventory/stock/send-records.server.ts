import type { Algoliasearch, BatchRequest } from 'algoliasearch';
import { STOCK_INDEX } from '../search/record.ts';

/** A vehicle that search refused, with the error message of search. */
export interface Refusal {
  vehicleId: string;
  problem: string;
}

export type RecordWrite = BatchRequest & { body: { objectID: string } };

/** Status codes for an invalid batch. Keys, quotas and rate limits have other codes. */
const REFUSALS: readonly unknown[] = [400, 413, 422];
/** If nothing is accepted and more than these are refused, the fault is with search, not the records. */
const BELIEVABLE_REFUSALS = 10;
/**
 * Milliseconds before polling a task again. A batch of a large feed takes a few tenths of a second, and the
 * client's default intervals would take as long again.
 */
const pollAfter = (tries: number): number => Math.min(Math.max(tries - QUICK_POLLS, 1) * 25, 1_000);
const QUICK_POLLS = 20;

/**
 * Writes to the stock index and waits until searches see it. Search refuses a whole batch for one invalid
 * record and does not reliably name it, so the batch is split in halves until it is found. A vehicle whose
 * record is refused is removed from search, which would otherwise show its old state.
 *
 * @param writes at most one per vehicle
 * @returns the refused vehicles
 * @throws the client's error if search does not respond or accepts nothing
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
  // Search processes the writes to an index in order, so the last task is enough.
  const taskID = taskIds.at(-1);
  if (taskID !== undefined) await client.waitForTask({ indexName: STOCK_INDEX, taskID, timeout: pollAfter });
  return refusals.map(({ vehicleId, problem }) => ({ vehicleId, problem }));
}

const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
