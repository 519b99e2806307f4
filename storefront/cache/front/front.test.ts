import { expect, test, vi } from 'vitest';
import { Front, keepFront, purgeCounts } from './front.ts';
import { surrogateKey, surrogateKeys } from './keys.ts';

const counts = () => ({ done: 0, failed: 0, queued: 0, fromQueue: 0 });
const keysOf = (...tags: string[]) => tags.map(surrogateKey);

function front({ isDown = false, isQueueDown = false } = {}) {
  const purge = vi.fn<(keys: readonly string[]) => Promise<void>>(async () => {
    if (isDown) throw new Error('down');
  });
  const add = vi.fn<(keys: readonly string[]) => Promise<void>>(async () => {
    if (isQueueDown) throw new Error('no database');
  });
  const front = new Front({ purger: { purge }, queue: { add }, counts: counts() }, 0);
  return { front, purge, add };
}

test('the front is told each key once, and once more for what was on its way', async () => {
  const { front: opened, purge, add } = front();
  await opened.purge(['harbour/site', 'harbour/stock', 'harbour/site']);
  await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(2));
  for (const [keys] of purge.mock.calls) expect(keys).toEqual(keysOf('harbour/site', 'harbour/stock'));
  expect(add).not.toHaveBeenCalled();
  expect(opened.counts).toMatchObject({ done: 2, failed: 0, queued: 0 });
});

test('what it does not take waits in the queue, and whoever told of the change need not', async () => {
  const { front: opened, add } = front({ isDown: true });
  await opened.purge(['harbour/site']);
  expect(add).toHaveBeenCalledWith(keysOf('harbour/site'));
  expect(opened.counts).toMatchObject({ failed: 1, queued: 1 });
});

test('whoever told of the change must tell it again when not even the queue takes it', async () => {
  const { front: opened } = front({ isDown: true, isQueueDown: true });
  await expect(opened.purge(['harbour/site'])).rejects.toThrow('no database');
});

test('what became of what the front was told is counted for the process', async () => {
  expect(purgeCounts()).toBeNull();
  const { front: opened } = front();
  keepFront(opened);
  await opened.purge(['harbour/site']);
  expect(purgeCounts()?.done).toBeGreaterThan(0);
});

test('a change that drops nothing tells nothing', async () => {
  const { front: opened, purge } = front();
  await opened.purge([]);
  expect(purge).not.toHaveBeenCalled();
});

test('a page has a key for each tag of ours, as long for each; too many are none', () => {
  expect(surrogateKeys(['_N_T_/layout', 'harbour/site', `harbour/page/${'é'.repeat(200)}`])).toEqual([
    expect.stringMatching(/^[0-9a-f]{12}$/),
    expect.stringMatching(/^[0-9a-f]{12}$/),
  ]);
  expect(surrogateKeys([''])).toBeNull();
  expect(surrogateKeys(Array.from({ length: 601 }, (_, number) => `harbour/document/${number}`))).toBeNull();
  expect(surrogateKey('harbour/site')).not.toBe(surrogateKey('northside/site'));
});
