import { environment } from '@forecourt/lib/platform/env';
import { revalidateTag } from 'next/cache';
import { frontOfProcess } from '@/cache/front/front.ts';
import { sharedCache, TABLES_TAG } from '@/cache/shared/process-cache.ts';
import { log } from '@/logging/log.server.ts';

/**
 * Invalidates tags in every instance and the CDN, and responds to the sender of the change. Once it has
 * responded with 200, no instance serves older content; nor does the CDN, unless the purge failed and is
 * queued.
 * @param options.tables whether a table that the proxy uses has changed too
 * @returns 200 with the tags; 503 if other instances could not be notified, so that the sender retries
 */
export async function answerWithDrop(
  tags: readonly string[],
  { tables = false }: { tables?: boolean } = {},
): Promise<Response> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  try {
    if (environment().REDIS_URL) await dropEverywhere(tables ? [...tags, TABLES_TAG] : tags);
    await frontOfProcess()?.purge(tags);
  } catch (error) {
    log.error({ err: error, tags: tags.length }, 'a change could not be told to the other copies');
    return Response.json({ error: 'Other instances could not be notified.' }, { status: 503 });
  }
  return Response.json({ dropped: tags });
}

async function dropEverywhere(tags: readonly string[]): Promise<void> {
  const cache = sharedCache();
  if (!cache) throw new Error('The cache of pages has not been opened yet.');
  await cache.drop(tags);
}
