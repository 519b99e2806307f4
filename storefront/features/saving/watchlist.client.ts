'use client';
import { WATCHLIST_LIMIT } from '@forecourt/lib/accounts/watchlist/limit';
import { inLanguage, type Language, splitLanguage } from '@forecourt/lib/platform/language/languages';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import { track } from '@/analytics/track.client.ts';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { showToast } from '@/ui/toast.ts';
import { readFavourites, type Saveable } from './favourites.ts';
import { isSavedIn, savedCount, savedKey } from './saved.ts';
import { WATCHLIST_PATH } from './saved-list-labels.ts';
import { showSavedToast, toastTexts } from './saved-toast.client.ts';
import { WATCHLIST_API, type WatchlistAnswer, type WatchlistReply } from './watchlist-answer.ts';
import { fetchWatchlist, storeIds, watchlistState } from './watchlist-state.client.ts';

const SIGN_IN_CODES = ['not_signed_in', 'no_phone'];

const keyOf = (siteSlug: string) => savedKey(siteSlug, 'watchlist');
const storedIds = (siteSlug: string) => readFavourites(readStored(keyOf(siteSlug))).map(({ id }) => id);

/** After sign-in: saves the vehicle whose heart was clicked, or offers to add the favourites (OPEN-020). */
export async function onceSignedIn(
  siteSlug: string,
  { car_ids: ids }: WatchlistAnswer,
  language: Language,
): Promise<void> {
  const vehicle = takePending(siteSlug);
  if (!vehicle || ids.includes(vehicle.objectID)) return offerFavourites(siteSlug, language);
  if (!(await change(siteSlug, vehicle, true, language))) return;
  track('save', { vehicle: vehicle.objectID }); // EVENTS-12
  await showSavedToast('watchlist', vehicle, true, language);
}

/**
 * Saves or removes a vehicle: immediately in the browser, then in the account (WATCH-01, WATCH-02). Returns
 * whether it is saved now; null if nothing changed.
 */
export async function toggleInWatchlist(
  siteSlug: string,
  vehicle: Saveable,
  language: Language,
): Promise<boolean | null> {
  const isSaved = !isSavedIn(readStored(keyOf(siteSlug)), vehicle.objectID);
  return (await change(siteSlug, vehicle, isSaved, language)) ? isSaved : null;
}

async function change(
  siteSlug: string,
  vehicle: Saveable,
  isSaved: boolean,
  language: Language,
): Promise<boolean> {
  watchlistState.changes += 1;
  watchlistState.pending += 1;
  mark(siteSlug, vehicle.objectID, isSaved);
  const reply = await send(siteSlug, vehicle.objectID, isSaved);
  watchlistState.pending -= 1;
  // A pending response may be older than this change.
  watchlistState.changes += 1;
  if (reply === 'sign_in') {
    mark(siteSlug, vehicle.objectID, !isSaved);
    if (isSaved) keepPending(siteSlug, vehicle);
    const page = splitLanguage(location.pathname).path + location.search;
    location.assign(inLanguage(signInPath('watchlist', { redirect: page, back: page }), language));
    return false;
  }
  if ('success' in reply && reply.success) return true;
  // Revert the optimistic update (WATCH-12, WATCH-13).
  mark(siteSlug, vehicle.objectID, !isSaved);
  const known = 'error' in reply && reply.error !== UNKNOWN_ERROR ? reply.error : null;
  const text = known ?? (await toastTexts(language))?.('unknownError') ?? UNKNOWN_ERROR;
  showToast({ text, tone: 'danger' });
  return false;
}

/** Removes several vehicles; those that fail stay. */
export async function removeFromWatchlist(siteSlug: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const reply = await send(siteSlug, id, false);
    if (reply !== 'sign_in' && 'success' in reply) mark(siteSlug, id, false);
  }
}

/** Adds this browser's favourites to the watchlist (OPEN-020). Returns an error message; null on success. */
export async function addFavouritesToWatchlist(
  siteSlug: string,
  ids: readonly string[],
): Promise<string | null> {
  watchlistState.changes += 1;
  const reply = await call(siteSlug, 'save-favourites', { car_ids: ids.slice(0, WATCHLIST_LIMIT) });
  if (reply === 'sign_in') return UNKNOWN_ERROR;
  watchlistState.last = null;
  return 'error' in reply ? reply.error : null;
}

function mark(siteSlug: string, id: string, isSaved: boolean): void {
  const others = storedIds(siteSlug).filter((other) => other !== id);
  storeIds(siteSlug, isSaved ? [...others, id] : others);
}

const send = (siteSlug: string, id: string, isSaved: boolean) =>
  call(siteSlug, isSaved ? 'save-car' : 'remove-car', { car_id: id });

/** Returns the account's phone. A signed-out shopper may have signed in in another tab meanwhile. */
async function phoneOf(siteSlug: string): Promise<string | null> {
  const { last } = watchlistState;
  const earlier = last?.siteSlug === siteSlug ? await last.answer : null;
  return earlier?.phone_number ?? (await fetchWatchlist(siteSlug))?.phone_number ?? null;
}

/** Calls the API; redirects to sign-in without a session or phone (WATCH-05, OPEN-083). */
async function call(
  siteSlug: string,
  name: 'save-car' | 'remove-car' | 'save-favourites',
  body: { car_id: string } | { car_ids: string[] },
): Promise<WatchlistReply | 'sign_in'> {
  try {
    const phone = await phoneOf(siteSlug);
    if (phone === null) {
      watchlistState.last = null;
      return 'sign_in';
    }
    const response = await fetch(`${WATCHLIST_API}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: phone, ...body }),
    });
    const reply = (await response.json()) as WatchlistReply;
    return 'code' in reply && SIGN_IN_CODES.some((code) => code === reply.code) ? 'sign_in' : reply;
  } catch (error) {
    console.info('the watchlist did not answer', error);
    return { error: UNKNOWN_ERROR, code: 'failed' };
  }
}

const pendingKey = (siteSlug: string) => `${siteSlug}.CarToSave`;

/** Remembers the click before sign-in, in this tab only. */
function keepPending(siteSlug: string, vehicle: Saveable): void {
  try {
    sessionStorage.setItem(pendingKey(siteSlug), JSON.stringify(vehicle));
  } catch {
    // Without storage, the heart must be clicked again.
  }
}

function takePending(siteSlug: string): Saveable | null {
  try {
    const storedPress = sessionStorage.getItem(pendingKey(siteSlug));
    sessionStorage.removeItem(pendingKey(siteSlug));
    const vehicle: unknown = JSON.parse(storedPress ?? 'null');
    return vehicle !== null && typeof vehicle === 'object' && 'objectID' in vehicle
      ? (vehicle as Saveable)
      : null;
  } catch {
    return null;
  }
}

/** Returns the key that stores whether favourites were offered: `told` by a toast, or `declined`. */
export const offeredKey = (siteSlug: string): string => `${siteSlug}.FavouritesOffered`;

/** Shows the toast once; the list itself shows the offer until it is answered. */
async function offerFavourites(siteSlug: string, language: Language): Promise<void> {
  const count = savedCount(readStored(savedKey(siteSlug, 'favourites')));
  if (
    count === 0 ||
    readStored(offeredKey(siteSlug)) ||
    splitLanguage(location.pathname).path === WATCHLIST_PATH
  )
    return;
  writeStored(offeredKey(siteSlug), 'told');
  const t = await toastTexts(language);
  if (!t) return;
  showToast({
    text: t('offer', { count }),
    action: { label: t('viewList'), href: WATCHLIST_PATH },
  });
}
