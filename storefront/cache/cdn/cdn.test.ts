import { expect, test, vi } from 'vitest';
import { Cdn, purgeCounts, setCdn } from './cdn.ts';
import { surrogateKey, surrogateKeys } from './surrogate-keys.ts';

const counts = () => ({ done: 0, failed: 0, queued: 0, fromQueue: 0 });
const keysOf = (...tags: string[]) => tags.map(surrogateKey);

function cdn({ isDown = false, isQueueDown = false } = {}) {
  const purge = vi.fn<(keys: readonly string[]) => Promise<void>>(async () => {
    if (isDown) throw new Error('down');
  });
  const add = vi.fn<(keys: readonly string[]) => Promise<void>>(async () => {
    if (isQueueDown) throw new Error('no database');
  });
  const cdn = new Cdn({ purger: { purge }, queue: { add }, counts: counts() }, 0);
  return { cdn, purge, add };
}

test('purges each key once, and again for responses already on their way', async () => {
  const { cdn: opened, purge, add } = cdn();
  await opened.purge(['harbour/site', 'harbour/stock', 'harbour/site']);
  await vi.waitFor(() => expect(purge).toHaveBeenCalledTimes(2));
  for (const [keys] of purge.mock.calls) expect(keys).toEqual(keysOf('harbour/site', 'harbour/stock'));
  expect(add).not.toHaveBeenCalled();
  expect(opened.counts).toMatchObject({ done: 2, failed: 0, queued: 0 });
});

test('queues keys that the CDN refuses, without failing the caller', async () => {
  const { cdn: opened, add } = cdn({ isDown: true });
  await opened.purge(['harbour/site']);
  expect(add).toHaveBeenCalledWith(keysOf('harbour/site'));
  expect(opened.counts).toMatchObject({ failed: 1, queued: 1 });
});

test('fails the caller if the queue is down as well', async () => {
  const { cdn: opened } = cdn({ isDown: true, isQueueDown: true });
  await expect(opened.purge(['harbour/site'])).rejects.toThrow('no database');
});

test('counts the purges of the process', async () => {
  expect(purgeCounts()).toBeNull();
  const { cdn: opened } = cdn();
  setCdn(opened);
  await opened.purge(['harbour/site']);
  expect(purgeCounts()?.done).toBeGreaterThan(0);
});

test('sends nothing for a change that invalidates nothing', async () => {
  const { cdn: opened, purge } = cdn();
  await opened.purge([]);
  expect(purge).not.toHaveBeenCalled();
});

test('gives a page one short key per tag of ours, or none if there are too many', () => {
  expect(surrogateKeys(['_N_T_/layout', 'harbour/site', `harbour/page/${'é'.repeat(200)}`])).toEqual([
    expect.stringMatching(/^[0-9a-f]{12}$/),
    expect.stringMatching(/^[0-9a-f]{12}$/),
  ]);
  expect(surrogateKeys([''])).toBeNull();
  expect(surrogateKeys(Array.from({ length: 601 }, (_, number) => `harbour/document/${number}`))).toBeNull();
  expect(surrogateKey('harbour/site')).not.toBe(surrogateKey('northside/site'));
});
