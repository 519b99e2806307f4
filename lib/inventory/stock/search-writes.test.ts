import type { Algoliasearch } from 'algoliasearch';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RecordWrite, sendRecords } from './search-writes.server.ts';

const put = (objectID: string): RecordWrite => ({ action: 'updateObject', body: { objectID } });
const refusal = (status: number | undefined) => Object.assign(new Error('Record is too big'), { status });

/** A fake search service that refuses a whole batch for one invalid record. */
function searchThatRefuses(refuses: (write: RecordWrite) => boolean, error = refusal(400)) {
  const calls: RecordWrite[][] = [];
  const publishedTasks: number[] = [];
  const records = new Map<string, number>();
  const client = {
    batch: async ({ batchWriteParams }: { batchWriteParams: { requests: RecordWrite[] } }) => {
      const { requests } = batchWriteParams;
      calls.push(requests);
      if (requests.some(refuses)) throw error;
      for (const { action, body } of requests)
        if (action === 'deleteObject') records.delete(body.objectID);
        else records.set(body.objectID, (records.get(body.objectID) ?? 0) + 1);
      return { taskID: calls.length };
    },
    waitForTask: async ({ taskID }: { taskID: number }) => publishedTasks.push(taskID),
  } as unknown as Algoliasearch;
  return { client, calls, publishedTasks, records };
}

test('sends every accepted record once and removes refused ones from the index', async () => {
  const ids = fc.uniqueArray(fc.nat({ max: 500 }).map(String), { minLength: 1, maxLength: 60 });
  const someRefusals = ids.chain((all) =>
    fc.tuple(fc.constant(all), fc.subarray(all, { maxLength: Math.min(all.length, 10) })),
  );
  await fc.assert(
    fc.asyncProperty(someRefusals, async ([all, refusedIds]) => {
      const search = searchThatRefuses(
        ({ action, body }) => action === 'updateObject' && refusedIds.includes(body.objectID),
      );
      for (const id of refusedIds) search.records.set(id, 1);
      const refusals = await sendRecords(search.client, all.map(put));
      expect(refusals.map(({ vehicleId }) => vehicleId)).toEqual(refusedIds);
      const others = all.filter((id) => !refusedIds.includes(id));
      expect(new Map(search.records)).toEqual(new Map(others.map((id) => [id, 1])));
      // The last batch was published before the function returned.
      expect(search.publishedTasks).toEqual([search.calls.length]);
    }),
  );
});

test('finds one refused record in a thousand in about twenty calls', async () => {
  const search = searchThatRefuses(
    ({ action, body }) => action !== 'deleteObject' && body.objectID === '617',
  );
  const writes = Array.from({ length: 1_000 }, (_, index) => put(String(index)));
  expect(await sendRecords(search.client, writes)).toEqual([
    { vehicleId: '617', problem: 'Record is too big' },
  ]);
  expect(search.calls.length).toBeLessThan(25);
});

test('does not mark every vehicle as refused if the index accepts nothing', async () => {
  const error = refusal(400);
  const search = searchThatRefuses(({ action }) => action !== 'deleteObject', error);
  search.records.set('1', 1);
  const writes = Array.from({ length: 100 }, (_, index) => put(String(index)));
  await expect(sendRecords(search.client, writes)).rejects.toBe(error);
  expect(search.records.has('1')).toBe(true);
});

test.each([403, 429, 500, undefined])(
  'status %s does not concern a single record and stops the search for it',
  async (status) => {
    const error = refusal(status);
    const search = searchThatRefuses(() => true, error);
    await expect(sendRecords(search.client, ['a', 'b'].map(put))).rejects.toBe(error);
    expect(search.calls).toHaveLength(1);
  },
);
