import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Engine } from '../engine.ts';

// A worker thread, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const BATCH = 2_000;
const WORDS = 30;
const folder = mkdtempSync(join(tmpdir(), 'forecourt-renewal-'));
const engine = new Engine({
  dataDir: folder,
  appId: 'test',
  adminKey: 'admin',
  searchKey: 'search',
  onError: (error) => expect.unreachable(String(error)),
});
afterEach(async () => {
  await engine.stop();
  rmSync(folder, { recursive: true });
});

const write = (ids: readonly number[], rank: number): number =>
  engine.change({
    type: 'write',
    index: 'feed',
    writes: ids.map((id) => ({
      action: 'put',
      body: {
        objectID: String(id),
        rank,
        words: Array.from({ length: WORDS }, (_, at) => `word${(id * 7 + at) % 500}`).join(' '),
      },
    })),
  });
const seen = (task: number) => vi.waitUntil(() => engine.isPublished(task), { timeout: 60_000, interval: 1 });

test('a feed that comes in large batches is seen whole, and single writes at once, while the index is renewed beneath it', async () => {
  await engine.open();
  const settings = { searchableAttributes: ['words'], customRanking: ['desc(rank)'] };
  engine.change({ type: 'settings', index: 'feed', settings, forward: false });
  const entry = engine.catalogue.getEntry('feed');
  /** Postings of the last renewal. */
  const renewed = () => entry.index.text.size;

  let count = 0;
  let renewals = 0;
  while (renewals < 3 && count < 60 * BATCH) {
    const before = renewed();
    // The rest between renewals is for whoever sends the feed, and not for this test.
    entry.nextRenewal = 0;
    await seen(
      write(
        Array.from({ length: BATCH }, (_, at) => count + at),
        1,
      ),
    );
    count += BATCH;
    // One that a renewal may be at work on.
    expect(engine.isPublished(write([count - 1], 2))).toBe(true);
    engine.change({
      type: 'write',
      index: 'feed',
      writes: [{ action: 'delete', objectID: String(count - 2) }],
    });
    if (renewed() !== before) renewals += 1;
  }
  expect(renewals).toBe(3);

  const { index } = entry;
  const batches = count / BATCH;
  expect([index.visibleCount, entry.pendingIds.size]).toEqual([count - batches, 0]);
  const wrong = Array.from({ length: count }, (_, id) => id).filter((id) => {
    const slot = index.ids.shownSlot(String(id));
    const isDeleted = id % BATCH === BATCH - 2;
    const rank = id % BATCH === BATCH - 1 ? 2 : 1;
    return isDeleted ? slot >= 0 : slot < 0 || index.recordAt(slot)['rank'] !== rank;
  });
  expect(wrong).toEqual([]);
});
