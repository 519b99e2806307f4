import { revalidateTag } from 'next/cache';
import { frontOfProcess } from '@/cache/front/front.ts';
import { sharedCache, TABLES_TAG } from '@/cache/shared/process-cache.ts';
import { log } from '@/logging/log.server.ts';

/**
 * Drops tags, here, in every other copy of the storefront and in the cache in front, and answers whoever told of the
 * change. Once the answer says so, no copy serves anything made before; nor does the front, unless it could not be told
 * and waits in the queue.
 * @param options.tables whether a table that stands before the pages has changed with them
 * @returns 200 with the tags; 503 when the others could not be told: the sender tries again
 */
export async function answerWithDrop(
  tags: readonly string[],
  { tables = false }: { tables?: boolean } = {},
): Promise<Response> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  try {
    if (process.env.REDIS_URL) await dropEverywhere(tables ? [...tags, TABLES_TAG] : tags);
    await frontOfProcess()?.purge(tags);
  } catch (error) {
    log.error({ err: error, tags: tags.length }, 'a change could not be told to the other copies');
    return Response.json({ error: 'The other copies could not be told.' }, { status: 503 });
  }
  return Response.json({ dropped: tags });
}

async function dropEverywhere(tags: readonly string[]): Promise<void> {
  const cache = sharedCache();
  if (!cache) throw new Error('The cache of pages has not been opened yet.');
  await cache.drop(tags);
}
