import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Engine } from '../engine.ts';

// Starting a worker thread may be slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const BATCH = 2_000;
const BATCHES = 8;
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
const untilPublished = (task: number) =>
  vi.waitUntil(() => engine.isPublished(task), { timeout: 60_000, interval: 1 });

test('a feed in large batches and single writes stay visible while the index is rebuilt', async () => {
  await engine.open();
  const settings = { searchableAttributes: ['words'], customRanking: ['desc(rank)'] };
  engine.change({ type: 'settings', index: 'feed', settings, forward: false });
  const entry = engine.catalogue.getEntry('feed');
  const ranks: (number | null)[] = [];
  let renewals = 0;
  for (let rank = 1; renewals < 3; rank += 1) {
    const before = entry.index;
    // Skip the pause between renewals.
    entry.nextRenewal = 0;
    // The first batches add records; later ones overwrite them.
    const first = ((rank - 1) % BATCHES) * BATCH;
    const ids = Array.from({ length: BATCH }, (_, at) => first + at);
    await untilPublished(write(ids, rank));
    for (const id of ids) ranks[id] = rank;
    // Two writes that may coincide with a renewal.
    expect(engine.isPublished(write([first], -rank))).toBe(true);
    ranks[first] = -rank;
    engine.change({
      type: 'write',
      index: 'feed',
      writes: [{ action: 'delete', objectID: String(first + 1) }],
    });
    ranks[first + 1] = null;
    if (entry.index !== before) renewals += 1;
  }

  const { index } = entry;
  expect([index.visibleCount, entry.pendingIds.size]).toEqual([
    ranks.filter((rank) => rank !== null).length,
    0,
  ]);
  const shownRanks = ranks.map((_, id) => {
    const slot = index.ids.shownSlot(String(id));
    return slot < 0 ? null : index.recordAt(slot)['rank'];
  });
  expect(shownRanks).toEqual(ranks);
});
