import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SHARED_CACHE, SHARED_PREFIX } from '@/features/trade-in/shared-photos.ts';
import { APP_PATHS, CACHE_PREFIX } from './paths.ts';
import { workerScript } from './worker-script.ts';

type Listener = (event: Record<string, unknown>) => void;

const garage = { url: 'https://site.example/my-garage', mode: 'navigate', method: 'GET' };
const page = (text: string) => new Response(text, { status: 200 });

/** Runs the script as a browser would, with caches in memory. */
function browser(
  script: string,
  answer: (address: string, request?: unknown) => Promise<Response>,
  scope = '/my-garage',
) {
  const stores = new Map<string, Map<string, Response>>();
  const storeOf = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return {
      put: async (address: string, response: Response) => void entries.set(address, response),
      delete: async (address: string) =>
        entries.delete(URL.canParse(address) ? new URL(address).pathname : address),
      keys: async () => [...entries.keys()].map((address) => ({ url: `https://site.example${address}` })),
    };
  };
  const caches = {
    keys: async () => [...stores.keys()],
    open: async (name: string) => storeOf(name),
    delete: async (name: string) => stores.delete(name),
    match: async (address: string, { cacheName }: { cacheName?: string } = {}) =>
      [...stores]
        .find(([name, entries]) => (cacheName ?? name) === name && entries.has(address))?.[1]
        .get(address)
        ?.clone(),
  };
  const listeners = new Map<string, Listener>();
  const shown: unknown[] = [];
  const badges: unknown[] = [];
  const closed = vi.fn();
  const skipWaiting = vi.fn();
  const unregister = vi.fn(async () => true);
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting,
    location: { origin: 'https://site.example' },
    navigator: {
      setAppBadge: async (count: number) => void badges.push(count),
    },
    registration: {
      unregister,
      scope: `https://site.example${scope}`,
      getNotifications: async () => [{ close: closed }],
      showNotification: async (...parts: unknown[]) => void shown.push(parts),
    },
  };
  const fetch = async (request: string | { url: string }, init?: unknown) =>
    answer(
      typeof request === 'string' ? request : new URL(request.url).pathname,
      typeof request === 'string' ? init : request,
    );
  runInNewContext(script, { self, caches, fetch, URL, Response, FormData, Date });
  /** Sends an event, and waits for what the worker promises. Returns its answer, if any. */
  const send = async (name: string, facts: Record<string, unknown> = {}): Promise<Response | undefined> => {
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get(name)?.({
      ...facts,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        response = promise;
      },
    });
    await Promise.all(work);
    return response;
  };
  return { send, stores, shown, badges, closed, skipWaiting, unregister };
}

let isOnline = true;
let offlineStatus = 200;
let isRedirected = false;
const answer = async (address: string): Promise<Response> => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  if (address.startsWith(APP_PATHS.offline))
    return new Response('kept at 3:40 pm', { status: offlineStatus });
  const response = page('live garage');
  if (isRedirected) Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
  return response;
};
beforeEach(() => {
  isOnline = true;
  offlineStatus = 200;
  isRedirected = false;
});

describe('the service worker', () => {
  test('answers from the server while there is a connection, even with a kept page', async () => {
    const worker = browser(workerScript(true), answer);
    await worker.send('message', { data: 'keep ' });
    const response = await worker.send('fetch', { request: garage });
    expect(await response?.text()).toBe('live garage');
  });

  test('answers with the kept page only without a connection', async () => {
    const worker = browser(workerScript(true), answer);
    await worker.send('message', { data: 'keep a1,b2' });
    isOnline = false;
    expect(await (await worker.send('fetch', { request: garage }))?.text()).toBe('kept at 3:40 pm');
  });

  test.each([
    ['keep ', APP_PATHS.offline],
    ['keep a1,b2', `${APP_PATHS.offline}?saved=a1,b2`],
    ['keep a1 zh', `${APP_PATHS.offline}?saved=a1&language=zh`],
    ['keep  ar', `${APP_PATHS.offline}?language=ar`],
  ])('asked to %j, fetches %s', async (data, address) => {
    const fetched = vi.fn(answer);
    await browser(workerScript(true), fetched).send('message', { data });
    expect(fetched.mock.calls[0]?.[0]).toBe(address);
  });

  test('leaves everything but opening the garage to the browser', async () => {
    const worker = browser(workerScript(true), answer);
    expect(await worker.send('fetch', { request: { ...garage, mode: 'cors' } })).toBeUndefined();
    expect(await worker.send('fetch', { request: { ...garage, method: 'POST' } })).toBeUndefined();
  });

  test.each([
    [
      'signing out',
      async (worker: ReturnType<typeof browser>) => void (await worker.send('message', { data: 'forget' })),
    ],
    [
      'a session that has ended',
      async (worker: ReturnType<typeof browser>) => {
        isRedirected = true;
        await worker.send('fetch', { request: garage });
      },
    ],
    [
      'a refusal to keep the garage again',
      async (worker: ReturnType<typeof browser>) => {
        offlineStatus = 401;
        await worker.send('message', { data: 'keep ' });
      },
    ],
  ])('deletes the kept page after %s', async (_, happens) => {
    const worker = browser(workerScript(true), answer);
    await worker.send('message', { data: 'keep ' });
    await happens(worker);
    isOnline = false;
    await expect(worker.send('fetch', { request: garage })).rejects.toThrow('Failed to fetch');
  });

  test('discards a copy that arrives after sign-out', async () => {
    const arrival = Promise.withResolvers<Response>();
    const worker = browser(workerScript(true), () => arrival.promise);
    const keeping = worker.send('message', { data: 'keep ' });
    await worker.send('message', { data: 'forget' });
    arrival.resolve(page('kept too late'));
    await keeping;
    expect([...worker.stores.values()].map(({ size }) => size)).toEqual([0]);
  });

  test('signing out also closes its notifications', async () => {
    const worker = browser(workerScript(true), answer);
    await worker.send('message', { data: 'forget' });
    expect(worker.closed).toHaveBeenCalledOnce();
  });

  test('keeps the earlier page if a new one fails to load', async () => {
    const worker = browser(workerScript(true), answer);
    await worker.send('message', { data: 'keep ' });
    offlineStatus = 503;
    await worker.send('message', { data: 'keep ' });
    isOnline = false;
    expect(await (await worker.send('fetch', { request: garage }))?.text()).toBe('kept at 3:40 pm');
  });

  test('takes the kept page over from the version before', async () => {
    const worker = browser(workerScript(true), answer);
    worker.stores.set(`${CACHE_PREFIX}earlier`, new Map([[APP_PATHS.offline, page('kept before')]]));
    await worker.send('install');
    await worker.send('activate');
    isOnline = false;
    expect(await (await worker.send('fetch', { request: garage }))?.text()).toBe('kept before');
  });

  test('takes over what the version before kept last, not what it kept when it was installed', async () => {
    const worker = browser(workerScript(true), answer);
    const earlier = new Map([[APP_PATHS.offline, page('of the first shopper')]]);
    worker.stores.set(`${CACHE_PREFIX}earlier`, earlier);
    await worker.send('install');
    earlier.set(APP_PATHS.offline, page('of the second shopper'));
    await worker.send('activate');
    isOnline = false;
    expect(await (await worker.send('fetch', { request: garage }))?.text()).toBe('of the second shopper');
  });

  test('waits for open pages, unless somebody presses for the new version', async () => {
    const worker = browser(workerScript(true), answer);
    await worker.send('install');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.send('message', { data: 'update' });
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  test('deletes caches of earlier versions once it takes over, and no others', async () => {
    const worker = browser(workerScript(true), answer);
    await worker.send('message', { data: 'keep ' });
    const [own] = [...worker.stores.keys()];
    worker.stores.set(`${CACHE_PREFIX}earlier`, new Map());
    worker.stores.set('of-something-else', new Map());
    await worker.send('activate');
    expect([...worker.stores.keys()].toSorted()).toEqual([own, 'of-something-else'].toSorted());
  });

  test('shows a notification in place of an earlier one with its id, and the count on the icon', async () => {
    const worker = browser(workerScript(true), answer);
    const data = { id: '7', title: '2021 Toyota HiLux', body: 'Sold.', path: '/my-garage', unread: 3 };
    await worker.send('push', { data: { json: () => data } });
    expect(worker.shown).toEqual([
      [
        '2021 Toyota HiLux',
        { body: 'Sold.', tag: '7', icon: '/app-icon-192.png', data: { path: '/my-garage' } },
      ],
    ]);
    expect(worker.badges).toEqual([3]);
  });

  test('removes itself and what it kept where the site has turned the app off', async () => {
    const worker = browser(workerScript(false), answer);
    worker.stores.set(`${CACHE_PREFIX}earlier`, new Map());
    await worker.send('install');
    await worker.send('activate');
    expect([...worker.stores.keys()]).toEqual([]);
    expect(worker.unregister).toHaveBeenCalledOnce();
  });
});

describe('at the address that photos are shared with', () => {
  const address = 'https://site.example/api/trade-in/photos?shared=1';
  /** The request of the system's share sheet. The worker reads a clone, because a body can be read once. */
  const shared = (...photos: string[]) => {
    const form = new FormData();
    for (const photo of photos) form.append('photos', new File([photo], 'car.jpg', { type: 'image/jpeg' }));
    const request = { url: address, mode: 'navigate', method: 'POST', formData: async () => form };
    return { ...request, clone: () => request };
  };
  const start = (answers: (request: unknown) => Promise<Response>) =>
    browser(workerScript(true), (_, request) => answers(request), '/api/trade-in/photos');
  const noValuation = async () => Response.json({ next: '/sell-my-car' }, { status: 404 });
  const waiting = (worker: ReturnType<typeof browser>) => [
    ...(worker.stores.get(SHARED_CACHE)?.keys() ?? []),
  ];

  test('keeps the photos of a shopper without a valuation, and opens it', async () => {
    const worker = start(noValuation);
    const response = await worker.send('fetch', { request: shared('one', 'two', '') });
    expect([response?.status, response?.headers.get('location')]).toEqual([
      303,
      'https://site.example/sell-my-car',
    ]);
    expect(waiting(worker)).toHaveLength(2);
    expect(waiting(worker).every((path) => path.startsWith(SHARED_PREFIX))).toBe(true);
  });

  test('sends the photos of a shopper with a valuation to the server, and keeps none', async () => {
    const request = shared('one');
    const worker = start(async (sent) => (sent === request ? page('the estimate') : Response.error()));
    const response = await worker.send('fetch', { request });
    expect(await response?.text()).toBe('the estimate');
    expect(waiting(worker)).toEqual([]);
  });

  test('leaves a site that takes no photos any more to answer itself', async () => {
    const request = shared('one');
    const missing = () => new Response('<p>Page not found</p>', { status: 404 });
    const worker = start(async () => missing());
    const response = await worker.send('fetch', { request });
    expect(await response?.text()).toContain('Page not found');
    expect(waiting(worker)).toEqual([]);
  });

  test('keeps the photos without a connection', async () => {
    const worker = start(async () => {
      throw new TypeError('Failed to fetch');
    });
    await worker.send('fetch', { request: shared('one') });
    expect(waiting(worker)).toHaveLength(1);
  });

  test('keeps the newest ten, and none for longer than a day', async () => {
    const worker = start(noValuation);
    const old = `${SHARED_PREFIX}${Date.now() - 86_400_001}-0`;
    worker.stores.set(SHARED_CACHE, new Map([[old, new Response('old')]]));
    await worker.send('fetch', { request: shared('one') });
    expect(waiting(worker)).not.toContain(old);
    await worker.send('fetch', { request: shared(...Array.from({ length: 12 }, () => 'x')) });
    expect(waiting(worker)).toHaveLength(10);
  });

  test('leaves the plain form of the page and the caches of the garage alone', async () => {
    const worker = start(noValuation);
    const plain = { ...shared('one'), url: 'https://site.example/api/trade-in/photos' };
    expect(await worker.send('fetch', { request: plain })).toBeUndefined();
    worker.stores.set(`${CACHE_PREFIX}earlier`, new Map());
    await worker.send('activate');
    expect([...worker.stores.keys()]).toEqual([`${CACHE_PREFIX}earlier`]);
  });

  test('signing out deletes the photos', async () => {
    const worker = start(noValuation);
    await worker.send('fetch', { request: shared('one') });
    await worker.send('message', { data: 'forget' });
    expect(worker.stores.has(SHARED_CACHE)).toBe(false);
  });
});

test('is shorter than 5,000 characters', () => {
  expect(workerScript(true).length).toBeLessThan(5_000);
});
