import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedTable } from './cached-table.server.ts';

vi.mock('@/logging/log.server.ts', () => ({ log: { error: vi.fn() } }));
const store = vi.hoisted(() => ({ shared: null as { isConnected: () => Promise<boolean> } | null }));
vi.mock('@/cache/shared/process-cache.ts', () => ({ sharedCache: () => store.shared }));

beforeEach(() => {
  vi.useFakeTimers();
  store.shared = null;
});
afterEach(() => {
  vi.useRealTimers();
});

const later = () => vi.advanceTimersByTime(601_000);
const halfAMinuteLater = () => vi.advanceTimersByTime(31_000);

test('fails with the content lake before the first read, then recovers', async () => {
  const fetchTable = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down'));
  const table = cachedTable('never-read', fetchTable);
  await expect(table.current()).rejects.toThrow('down');
  fetchTable.mockResolvedValueOnce('first');
  expect(await table.current()).toBe('first');
});

test('serves the old table while a newer one is fetched or cannot be', async () => {
  const fetchTable = vi.fn<() => Promise<string>>().mockResolvedValueOnce('first');
  const table = cachedTable('old', fetchTable);
  expect(await table.current()).toBe('first');
  expect(await table.current()).toBe('first');
  expect(fetchTable).toHaveBeenCalledTimes(1);

  later();
  fetchTable.mockRejectedValueOnce(new Error('down'));
  expect(await table.current()).toBe('first');
  await vi.waitFor(() => expect(fetchTable).toHaveBeenCalledTimes(2));

  later();
  fetchTable.mockResolvedValueOnce('second');
  expect(await table.current()).toBe('first');
  await vi.waitFor(async () => expect(await table.current()).toBe('second'));
});

test('a refresh is not answered by a read begun before it, and callers share reads', async () => {
  const answers: ((table: string) => void)[] = [];
  const fetchTable = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  const table = cachedTable('changed', fetchTable);
  const both = Promise.all([table.current(), table.current()]);
  const refreshing = table.refresh();
  expect(fetchTable).toHaveBeenCalledTimes(1);
  answers[0]?.('before');
  expect(await both).toEqual(['before', 'before']);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('after');
  await refreshing;
  expect(await table.current()).toBe('after');
});

test('reads a table every ten minutes while notified of changes, else every half minute', async () => {
  let isConnected = true;
  store.shared = { isConnected: async () => isConnected };
  const fetchTable = vi.fn(async () => 'table');
  const table = cachedTable('told', fetchTable);
  await table.current();
  halfAMinuteLater();
  await table.current();
  expect(fetchTable).toHaveBeenCalledTimes(1);
  isConnected = false;
  await table.current();
  expect(fetchTable).toHaveBeenCalledTimes(2);
  isConnected = true;
  await vi.waitFor(() => expect(table.current()).resolves.toBe('table'));
  later();
  await table.current();
  expect(fetchTable).toHaveBeenCalledTimes(3);
});
