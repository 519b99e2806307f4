import type pg from 'pg';
import { transaction } from '../../../platform/database/client.server.ts';
import type { Originals } from '../originals.server.ts';
import { type FailureReason, PhotoFailure } from '../photo-failure.ts';
import { endTurn, hostsDue, takePhotosOf, takePlace, type WaitingPhoto } from './waiting-photos.server.ts';

/** A turn ends after this many photos or this much time; its results are noted at the end. */
const TURN_PHOTOS = 20;
const TURN_MS = 20_000;
/** After this many failures a photo is given up. */
const MOST_TRIES = 5;
/** After this many failures in a row a host is left alone for a while. */
const FAILURES_IN_A_ROW = 3;
/** What may be the host's trouble rather than the photo's own. */
const OF_HOSTS: ReadonlySet<FailureReason> = new Set(['unreachable', 'slow', 'refused']);

/**
 * Fetches some of the photos that wait, of one host that others leave a place at. A worker that dies loses nothing: what it
 * had fetched is there, the rest waits on.
 * @param files keeps history files, as `originals` keeps photos
 * @param perHost so many photos of one host are fetched at the same time by all workers together
 * @returns whether there were any
 * @throws the error of the database or of the storage
 */
export async function fetchPhotosAhead(
  pool: pg.Pool,
  { perHost, ...stores }: { originals: Originals; files: Originals; perHost: number },
  signal: AbortSignal,
): Promise<boolean> {
  // Each worker begins elsewhere, so that no host waits behind a slow one.
  const hosts = shuffle(await hostsDue(pool));
  for (const host of hosts) {
    const hasWorked = await transaction(pool, async (connection) => {
      if (!(await takePlace(connection, host, perHost))) return false;
      const photos = await takePhotosOf(connection, host, TURN_PHOTOS);
      if (photos.length === 0) return false;
      await endTurn(connection, host, await fetchSome(photos, stores, signal));
      return true;
    });
    if (hasWorked) return true;
  }
  return false;
}

async function fetchSome(
  photos: readonly WaitingPhoto[],
  stores: { originals: Originals; files: Originals },
  signal: AbortSignal,
) {
  const [doneAddresses, again]: [string[], string[]] = [[], []];
  const endAt = Date.now() + TURN_MS;
  let failures = 0;
  for (const { address, isFile, tries } of photos) {
    if (signal.aborted || Date.now() > endAt || failures === FAILURES_IN_A_ROW) break;
    const originals = isFile ? stores.files : stores.originals;
    const failure = await fetchOne(address, originals);
    failures = failure ? failures + 1 : 0;
    if (failure && tries + 1 < MOST_TRIES) again.push(address);
    else {
      if (failure) await originals.fail(address, failure);
      doneAddresses.push(address);
    }
  }
  return { done: doneAddresses, again, rests: failures === FAILURES_IN_A_ROW };
}

/** Fetches a photo that is not there; what cannot be shown whatever its host does is noted as such. */
async function fetchOne(address: string, originals: Originals): Promise<PhotoFailure | null> {
  if ((await originals.isKept(address)) || (await originals.hasFailed(address))) return null;
  try {
    await originals.fetch(address);
  } catch (error) {
    if (!(error instanceof PhotoFailure)) throw error;
    if (OF_HOSTS.has(error.reason)) return error;
    await originals.fail(address, error);
  }
  return null;
}

const shuffle = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
