import { openPurgeQueue, type PurgeQueue } from '@forecourt/lib/platform/http-cache/purge-queue.server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../../emulators/postgres/testing/database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
const queues: PurgeQueue[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await database.stop();
});

test('any free instance retries keys that a CDN rejected until it accepts them', async () => {
  let isDown = true;
  const keysTold: string[] = [];
  const tries: boolean[] = [];
  const purger = {
    purge: async (keys: readonly string[]) => {
      if (isDown) throw new Error('refused');
      keysTold.push(...keys);
    },
  };
  for (let copy = 0; copy < 2; copy += 1)
    queues.push(
      openPurgeQueue({
        databaseUrl: database.databaseUrl,
        purger,
        report: () => undefined,
        onTold: (ok) => void tries.push(ok),
      }),
    );
  await queues[0]?.add(['one', 'two']);
  await vi.waitFor(() => expect(tries).toContain(false), { timeout: 30_000 });
  expect(keysTold).toEqual([]);
  isDown = false;
  await vi.waitFor(() => expect(keysTold).toEqual(['one', 'two']), { timeout: 30_000 });
  expect(tries.filter(Boolean)).toHaveLength(1);
});

test('rejects keys without a database, and the caller is notified', async () => {
  const queue = openPurgeQueue({
    databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing',
    purger: { purge: async () => undefined },
    report: () => undefined,
  });
  queues.push(queue);
  await expect(queue.add(['one'])).rejects.toThrow();
});
