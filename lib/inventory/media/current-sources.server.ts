import type { Queryable } from '../../platform/database/client.server.ts';
import { type Sources, sourcesOf } from '../../platform/media-sources.ts';
import { feedPhotoHosts } from './feed-hosts.server.ts';
import type { Log } from './log.ts';

/** Gives what may be fetched at this moment. */
export type CurrentSources = () => Promise<Sources>;

/** A host that an administrator adds is fetched from this much later at most, in every process. */
const READ_AGAIN_MS = 3_000;

/**
 * What the environment allows, always, and what feeds' documents allow besides, read again every few seconds. While the database
 * does not answer, what it said last goes on.
 * @param db null where there is none: then the environment alone counts
 */
export function currentSources(
  { allowed: allowedHosts, privately }: { allowed: readonly string[]; privately: readonly string[] },
  db: Queryable | null,
  log: Log,
): CurrentSources {
  let sources = sourcesOf(allowedHosts, privately);
  if (!db) return async () => sources;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let isAway = false;
  const read = async () => {
    try {
      // A feed never makes a private address public: only the environment names such hosts.
      sources = sourcesOf([...allowedHosts, ...(await feedPhotoHosts(db))], privately);
      isAway = false;
    } catch (error) {
      if (!isAway)
        log('error', { err: { message: String(error) } }, 'the hosts of feeds’ photos could not be read');
      isAway = true;
    }
    readAt = performance.now();
    reading = null;
  };
  return async () => {
    if (performance.now() - readAt > READ_AGAIN_MS) {
      reading ??= read();
      await reading;
    }
    return sources;
  };
}
