import { StorageFailure } from '../../platform/storage/storage.ts';
import { once } from './gate.ts';
import type { Log } from './log.ts';
import type { Originals } from './originals.server.ts';
import { HostRestsFailure, PhotoFailure } from './photo-failure.ts';
import { loggableAddress } from './web-address.ts';

/** Originals as those want them who ask: fetched when they are not there, unless that failed a short while ago. */
export interface WantedOriginals {
  /** The path of an original; null when it could not be had, now or a short while ago. */
  pathOf(source: string): Promise<string | null>;
  /**
   * Says why an original cannot be shown.
   * @throws StorageFailure where that is the storage's trouble
   */
  fail(source: string, error: unknown): Promise<void>;
}

/** @param pathOfOther the path of an original that is not fetched, null for one that is; throws a PhotoFailure */
export function wantedOriginals(
  originals: Originals,
  log: Log,
  pathOfOther: (source: string) => Promise<string | null> = async () => null,
): WantedOriginals {
  const share = once<string | null>();

  const originalOf = async (source: string): Promise<string> => {
    const there = (await pathOfOther(source)) ?? (await originals.find(source));
    if (there !== null) return there;
    await originals.fetch(source);
    const file = await originals.find(source);
    if (!file) throw new Error('An original was removed while it was wanted.');
    return file;
  };

  const fail: WantedOriginals['fail'] = async (source, error) => {
    if (error instanceof StorageFailure) throw error;
    // Its host is asked again before a failure that is written down would end.
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
    // That it failed is written down before those who ask at the same time are answered: nobody who looks meanwhile asks the
    // host once more.
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
