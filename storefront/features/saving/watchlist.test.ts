import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Toast } from '@/ui/toast.ts';
import type { Saveable } from './favourites.ts';
import { isSavedIn } from './saved.ts';
import type { WatchlistAnswer } from './watchlist-answer.ts';

vi.mock('@/ui/texts/late-translator.client.ts', () => ({
  lateTranslator: async () => translatorOf('en', 'savedToast'),
}));

const KEY = 'northside.Watchlist';
const CAR: Saveable = {
  objectID: 'car-1',
  name: '2022 Kia Niro',
  slug: 'niro',
  make: 'Kia',
  model: 'Niro',
  primary_image_url: null,
  status: 'in_stock',
};

function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let answer: WatchlistAnswer;
let reply: { status: number; body: object } | Error;
let calls: { path: string; body: object }[];
let toasts: Toast[];
const assign = vi.fn();
const track = vi.hoisted(() => vi.fn());
vi.mock('@/analytics/track.client.ts', () => ({ track }));

beforeEach(() => {
  // The module has state per page, so each test imports it again.
  vi.resetModules();
  [answer, reply, calls, toasts] = [
    { phone_number: '+61412345678', car_ids: [] },
    { status: 200, body: { success: true } },
    [],
    [],
  ];
  assign.mockClear();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const page = new EventTarget();
  page.addEventListener('forecourt:toast', (event) => toasts.push((event as CustomEvent<Toast>).detail));
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', { pathname: '/search', search: '?page=2', assign });
  vi.stubGlobal('fetch', async (path: string, options?: { body: string }) => {
    if (!options) return Response.json(answer);
    calls.push({ path, body: JSON.parse(options.body) as object });
    if (reply instanceof Error) throw reply;
    return Response.json(reply.body, { status: reply.status });
  });
});

const load = async () => ({
  ...(await import('./watchlist.client.ts')),
  ...(await import('./refresh.client.ts')),
});
const isSaved = () => isSavedIn(localStorage.getItem(KEY), CAR.objectID);

describe('a heart of a watchlist', () => {
  test('turns saved before the call is made (WATCH-01)', async () => {
    const { toggleInWatchlist } = await load();
    const saving = toggleInWatchlist('northside', CAR, 'en');
    expect(isSaved()).toBe(true);
    expect(calls).toEqual([]);
    expect(await saving).toBe(true);
    expect(isSaved()).toBe(true);
    expect(calls.map(({ path }) => path)).toEqual(['/api/watchlist/save-car']);
  });

  test('turns unsaved before the remove call is answered (WATCH-02)', async () => {
    localStorage.setItem(KEY, '[{"id":"car-1"}]');
    const { toggleInWatchlist } = await load();
    const removing = toggleInWatchlist('northside', CAR, 'en');
    expect(isSaved()).toBe(false);
    expect(await removing).toBe(false);
    expect(isSaved()).toBe(false);
    expect(calls.map(({ path }) => path)).toEqual(['/api/watchlist/remove-car']);
  });

  test('sends the phone and the id of the car to save-car (WATCH-07 WATCH-08)', async () => {
    const { toggleInWatchlist } = await load();
    await toggleInWatchlist('northside', CAR, 'en');
    expect(calls).toEqual([
      { path: '/api/watchlist/save-car', body: { phone_number: '+61412345678', car_id: 'car-1' } },
    ]);
  });

  test('sends the phone and the id of the car to remove-car (WATCH-09 WATCH-10)', async () => {
    localStorage.setItem(KEY, '[{"id":"car-1"}]');
    const { toggleInWatchlist } = await load();
    await toggleInWatchlist('northside', CAR, 'en');
    expect(calls).toEqual([
      { path: '/api/watchlist/remove-car', body: { phone_number: '+61412345678', car_id: 'car-1' } },
    ]);
  });

  test('counts an answer without success as a failure (WATCH-11)', async () => {
    reply = { status: 200, body: { success: false } };
    const { toggleInWatchlist } = await load();
    expect(await toggleInWatchlist('northside', CAR, 'en')).toBeNull();
    expect(isSaved()).toBe(false);
  });

  test.each([
    [
      'refused',
      { status: 409, body: { error: 'Your watchlist is full.', code: 'full' } },
      'Your watchlist is full.',
    ],
    ['not answered', new Error('offline'), 'An unknown error occurred.'],
    ['answered with nonsense', { status: 200, body: {} }, 'An unknown error occurred.'],
  ])('reverts with an alert when the call is %s (WATCH-12 WATCH-13 OPEN-130)', async (_, failing, words) => {
    reply = failing;
    const { toggleInWatchlist } = await load();
    expect(await toggleInWatchlist('northside', CAR, 'en')).toBeNull();
    expect(isSaved()).toBe(false);
    expect(toasts).toEqual([{ text: words, tone: 'danger' }]);
  });

  test('leads to sign-in and saves the car afterwards (WATCH-05 OPEN-083)', async () => {
    answer = { phone_number: null, car_ids: [] };
    const { toggleInWatchlist } = await load();
    expect(await toggleInWatchlist('northside', CAR, 'en')).toBeNull();
    expect(isSaved()).toBe(false);
    const page = encodeURIComponent('/search?page=2');
    expect(assign).toHaveBeenCalledWith(`/sign-in?type=watchlist&redirect=${page}&back=${page}`);
    expect(calls).toEqual([]);

    answer = { phone_number: '+61412345678', car_ids: ['car-2'] };
    vi.resetModules();
    await (await load()).refreshWatchlist('northside', 'en');
    expect(isSaved()).toBe(true);
    expect(calls).toHaveLength(1);
    expect(toasts.map(({ title }) => title)).toEqual(['Car Saved In Watchlist']);
    expect(track.mock.calls).toEqual([['save', { vehicle: 'car-1' }]]); // EVENTS-12
  });

  test('leads to sign-in when the session has ended (WATCH-05)', async () => {
    reply = { status: 401, body: { error: 'Please sign in to save cars.', code: 'not_signed_in' } };
    const { toggleInWatchlist } = await load();
    await toggleInWatchlist('northside', CAR, 'en');
    expect(assign).toHaveBeenCalledOnce();
    expect(isSaved()).toBe(false);
  });

  test('all hearts of a page send one request and clear the list of another account', async () => {
    localStorage.setItem(KEY, '[{"id":"car-1"}]');
    answer = { phone_number: null, car_ids: [] };
    const fetchSpy = vi.fn(fetch);
    vi.stubGlobal('fetch', fetchSpy);
    const { refreshWatchlist } = await load();
    await Promise.all(Array.from({ length: 18 }, () => refreshWatchlist('northside', 'en')));
    expect(fetchSpy).toHaveBeenCalledOnce();
    expect(isSaved()).toBe(false);
  });

  test('stays saved when the list is refreshed while the call is pending (WATCH-01)', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const { refreshWatchlist, toggleInWatchlist } = await load();
    await refreshWatchlist('northside', 'en');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answering = fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (request[1]) await held;
      return answering(...request);
    });
    const saving = toggleInWatchlist('northside', CAR, 'en');
    // A card that appears later refreshes the list.
    now.mockReturnValue(60_000);
    await refreshWatchlist('northside', 'en');
    expect(isSaved()).toBe(true);
    release();
    expect(await saving).toBe(true);
    expect(isSaved()).toBe(true);
    now.mockRestore();
  });

  test('ignores answers that are older than a change (OPEN-018)', async () => {
    const { refreshWatchlist, storeWatchlistIds, toggleInWatchlist } = await load();
    await refreshWatchlist('northside', 'en');
    await toggleInWatchlist('northside', CAR, 'en');
    await refreshWatchlist('northside', 'en');
    expect(isSaved()).toBe(true);
    storeWatchlistIds('northside', ['car-1', 'car-2']);
    await refreshWatchlist('northside', 'en');
    expect(localStorage.getItem(KEY)).toBe('[{"id":"car-1"},{"id":"car-2"}]');
  });

  test('offers the favourites of this browser once and adds them together (OPEN-020)', async () => {
    localStorage.setItem('northside.FavouritedCars', '[{"id":"car-1"},{"id":"car-2"}]');
    const { refreshWatchlist, addFavouritesToWatchlist } = await load();
    await refreshWatchlist('northside', 'en');
    await refreshWatchlist('northside', 'en');
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.action).toEqual({ label: 'View List', href: '/watchlist' });
    expect(await addFavouritesToWatchlist('northside', ['car-1', 'car-2'])).toBeNull();
    expect(calls.at(-1)?.body).toEqual({ phone_number: '+61412345678', car_ids: ['car-1', 'car-2'] });
  });
});
