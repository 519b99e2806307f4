import { afterEach, expect, test, vi } from 'vitest';
import { cached } from './cached.server.ts';
import { oldData } from './shared/old-data.ts';

const processGlobals = globalThis as { forecourtSharedCache?: unknown };
const { kept } = vi.hoisted(() => ({ kept: { isThere: true } }));

vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
// As the framework's with a cache that has nothing current, and something old.
vi.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>) => async () =>
    kept.isThere && oldData.getStore() ? 'as last read' : load(),
}));

const readWith = (isConnected: boolean, load: () => Promise<string>) => {
  vi.stubEnv('REDIS_URL', 'redis://localhost:1');
  processGlobals.forecourtSharedCache = { isConnected: async () => isConnected };
  return cached('site', { site: 'harbour' }, load);
};
const fail = async () => {
  throw new Error('The content lake is away.');
};

afterEach(() => {
  vi.unstubAllEnvs();
  processGlobals.forecourtSharedCache = undefined;
  kept.isThere = true;
});

test('data that cannot be read while the shared store is away is as it was last read', async () => {
  await expect(readWith(false, fail)).resolves.toBe('as last read');
});

test('data that can be read is read anew while the shared store is away', async () => {
  await expect(readWith(false, async () => 'new')).resolves.toBe('new');
});

test('data that was never read fails', async () => {
  kept.isThere = false;
  await expect(readWith(false, fail)).rejects.toThrow('The content lake is away.');
});

test('data that cannot be read while the shared store answers fails', async () => {
  await expect(readWith(true, fail)).rejects.toThrow('The content lake is away.');
});
