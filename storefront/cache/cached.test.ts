import { afterEach, expect, test, vi } from 'vitest';
import { cached } from './cached.server.ts';
import { allowStale } from './shared/allow-stale.ts';

const processGlobals = globalThis as { forecourtSharedCache?: unknown };
const { kept } = vi.hoisted(() => ({ kept: { isThere: true } }));

vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }));
// The framework's cache with no current value, only an old one.
vi.mock('next/cache', () => ({
  unstable_cache: (load: () => Promise<unknown>) => async () =>
    kept.isThere && allowStale.getStore() ? 'as last read' : load(),
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

test('returns the last cached value if a load fails while the shared store is down', async () => {
  await expect(readWith(false, fail)).resolves.toBe('as last read');
});

test('loads new data while the shared store is down', async () => {
  await expect(readWith(false, async () => 'new')).resolves.toBe('new');
});

test('throws for data that was never cached', async () => {
  kept.isThere = false;
  await expect(readWith(false, fail)).rejects.toThrow('The content lake is away.');
});

test('throws if a load fails while the shared store is up', async () => {
  await expect(readWith(true, fail)).rejects.toThrow('The content lake is away.');
});
