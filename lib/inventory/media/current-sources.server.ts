import type { Queryable } from '../../platform/database/client.server.ts';
import { type Sources, sourcesOf } from '../../platform/media-sources.ts';
import { feedPhotoHosts } from './feed-hosts.server.ts';
import type { Log } from './log.ts';

export type CurrentSources = () => Promise<Sources>;

/** Maximum delay until an added host is allowed, in every process. */
const READ_AGAIN_MS = 3_000;

/**
 * Returns the sources allowed by the environment and by the feeds' documents, which are read again every few
 * seconds. If the database does not respond, the last result is used.
 *
 * @param db null without a database: then only the environment counts
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
      // A feed cannot allow private addresses: only the environment can.
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
