import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { revalidateTag } from 'next/cache';
import { cdnOfProcess } from '@/cache/cdn/cdn.ts';
import { sharedCache, TABLES_TAG } from '@/cache/shared/process-cache.ts';
import { log } from '@/logging/log.server.ts';

/**
 * Invalidates tags in every instance and the CDN, for the sender of the change. After its 200, no instance
 * serves older content; nor does the CDN, unless the purge failed and is queued.
 * @param options.tables whether a table that the proxy uses has changed too
 * @throws ApiError (503) if other instances could not be notified, so that the sender retries
 */
export async function respondAfterInvalidation(
  tags: readonly string[],
  { tables = false }: { tables?: boolean } = {},
): Promise<{ dropped: readonly string[] }> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  try {
    if (environment().REDIS_URL) await dropEverywhere(tables ? [...tags, TABLES_TAG] : tags);
    await cdnOfProcess()?.purge(tags);
  } catch (error) {
    log.error({ err: error, tags: tags.length }, 'invalidation_failed');
    throw new ApiError('unavailable', 'Other instances could not be notified.');
  }
  return { dropped: tags };
}

async function dropEverywhere(tags: readonly string[]): Promise<void> {
  const cache = sharedCache();
  if (!cache) throw new Error('The cache of pages has not been opened yet.');
  await cache.invalidate(tags);
}
