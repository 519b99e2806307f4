import type pg from 'pg';
import { transaction } from '../../../platform/database/client.server.ts';
import type { Originals } from '../originals.server.ts';
import { type FailureReason, PhotoFailure } from '../photo-failure.ts';
import { hostsDue, recordTurn, takePhotosOf, takeSlot, type WaitingPhoto } from './photo-queue.server.ts';

/** A turn ends after this many photos or this much time; its results are stored at the end. */
const TURN_PHOTOS = 20;
const TURN_MS = 20_000;
const MOST_TRIES = 5;
const FAILURES_IN_A_ROW = 3;
/** Reasons that may be the host's fault rather than the photo's. */
const OF_HOSTS: ReadonlySet<FailureReason> = new Set(['unreachable', 'slow', 'refused']);

/**
 * Fetches some of the queued photos of one host that has a free slot. If the worker dies, nothing is lost:
 * fetched photos are stored and the others stay queued.
 *
 * @param perHost maximum photos of one host that all workers together fetch at a time
 * @returns whether there were any
 */
export async function fetchPhotosAhead(
  pool: pg.Pool,
  { perHost, ...stores }: { originals: Originals; files: Originals; perHost: number },
  signal: AbortSignal,
): Promise<boolean> {
  // In random order, so that workers are not all blocked by the same slow host.
  const hosts = shuffle(await hostsDue(pool));
  for (const host of hosts) {
    const hasWorked = await transaction(pool, async (connection) => {
      if (!(await takeSlot(connection, host, perHost))) return false;
      const photos = await takePhotosOf(connection, host, TURN_PHOTOS);
      if (photos.length === 0) return false;
      await recordTurn(connection, host, await fetchSome(photos, stores, signal));
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

/** @returns the failure if it may be the host's fault; any other is recorded */
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
