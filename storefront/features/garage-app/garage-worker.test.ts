import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCOPE = '/my-garage';
const KEY = Buffer.from(new Uint8Array(65).fill(251)).toString('base64url');

/** A browser with an active worker and a subscription; `seenStatus` is what the server says of it. */
function browser({ seenStatus = 200, key = KEY } = {}) {
  const postMessage = vi.fn();
  const unsubscribe = vi.fn(async () => true);
  const { buffer } = Uint8Array.from(Buffer.from(key, 'base64url'));
  const registration = {
    active: { postMessage },
    waiting: null,
    installing: null,
    addEventListener: () => undefined,
    pushManager: {
      getSubscription: async () => ({
        endpoint: 'https://push.example/1',
        options: { applicationServerKey: buffer },
        unsubscribe,
      }),
    },
  };
  const deleted = vi.fn(async () => true);
  vi.stubGlobal('caches', {
    keys: async () => ['garage-app-1', 'shared-photos', 'of-something-else'],
    delete: deleted,
  });
  const register = vi.fn(async (_script: string, _options: { scope: string }) => registration);
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistration: async () => registration },
  });
  vi.stubGlobal('fetch', async () => new Response(null, { status: seenStatus }));
  return { postMessage, unsubscribe, deleted, register };
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

const load = () => import('./garage-worker.client.ts');

test('signing out deletes the kept page, shared photos and the subscription, and nothing is kept after it', async () => {
  const { postMessage, unsubscribe, deleted } = browser();
  const { forgetGarage, startGarageWorker } = await load();
  await startGarageWorker(SCOPE, ['a1', 'b2'], () => undefined);
  expect(postMessage.mock.calls).toEqual([['keep a1,b2']]);
  await forgetGarage(SCOPE);
  await startGarageWorker(SCOPE, ['a1', 'b2'], () => undefined);
  expect(postMessage.mock.calls).toEqual([['keep a1,b2'], ['forget']]);
  expect(deleted.mock.calls).toEqual([['garage-app-1'], ['shared-photos']]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('keeps the garage in the language of the page, which the worker shows there too', async () => {
  const { postMessage, register } = browser();
  const { startGarageWorker } = await load();
  await startGarageWorker(SCOPE, [], () => undefined, { language: 'zh' });
  expect(postMessage.mock.calls).toEqual([['keep  zh']]);
  expect(register.mock.calls.map(([, { scope }]) => scope)).toEqual(['/my-garage', '/zh/my-garage']);
});

test.each([
  ['that the server knows', 'on', {}],
  ['of another account or an ended session', 'removed', { seenStatus: 404 }],
  ['that was made for an earlier key', 'removed', { key: Buffer.alloc(65, 7).toString('base64url') }],
  ['while the server fails', 'on', { seenStatus: 503 }],
])('a subscription %s is %s', async (_, outcome, facts) => {
  const isOn = outcome === 'on';
  const { unsubscribe } = browser(facts);
  const { isSubscribed } = await load();
  expect(await isSubscribed(SCOPE, KEY)).toBe(isOn);
  expect(unsubscribe).toHaveBeenCalledTimes(isOn ? 0 : 1);
});
