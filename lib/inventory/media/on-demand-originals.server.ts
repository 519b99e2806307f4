import { StorageFailure } from '../../platform/storage/storage.ts';
import { once } from './gate.ts';
import type { Log } from './log.ts';
import type { Originals } from './originals.server.ts';
import { HostRestsFailure, PhotoFailure } from './photo-failure.ts';
import { loggableAddress } from './web-address.ts';

/** Originals on demand: fetched if they are missing, unless they failed recently. */
export interface OnDemandOriginals {
  /** Returns the path of an original; null if it could not be fetched, now or recently. */
  pathOf(source: string): Promise<string | null>;
  /**
   * Logs and stores why an original cannot be shown.
   *
   * @throws StorageFailure if the storage is the cause
   */
  fail(source: string, error: unknown): Promise<void>;
}

/**
 * @param pathOfOther returns the path of an original that is not fetched, else null; throws a PhotoFailure
 */
export function wantedOriginals(
  originals: Originals,
  log: Log,
  pathOfOther: (source: string) => Promise<string | null> = async () => null,
): OnDemandOriginals {
  const share = once<string | null>();

  const originalOf = async (source: string): Promise<string> => {
    const there = (await pathOfOther(source)) ?? (await originals.find(source));
    if (there !== null) return there;
    await originals.fetch(source);
    const file = await originals.find(source);
    if (!file) throw new Error('An original was removed while it was wanted.');
    return file;
  };

  const fail: OnDemandOriginals['fail'] = async (source, error) => {
    if (error instanceof StorageFailure) throw error;
    // Not stored, because the circuit breaker closes before a stored failure would expire.
    if (error instanceof HostRestsFailure) return;
    if (error instanceof PhotoFailure) return originals.fail(source, error);
    log(
      'error',
      { photo: loggableAddress(source), err: { message: String(error) } },
      'a photo could not be made',
    );
  };

  return {
    fail,
    // The failure is stored before concurrent callers continue, so that none of them requests the host again.
    pathOf: (source) =>
      share(source, async () => {
        if (await originals.hasFailed(source)) return null;
        try {
          return await originalOf(source);
        } catch (error) {
          await fail(source, error);
          return null;
        }
      }),
  };
}
