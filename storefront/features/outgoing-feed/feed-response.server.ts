import { fileName, signedVersion } from '@forecourt/lib/operations/advertising/feed-path.server';
import { advertsOfFeed, rowsOf } from '@forecourt/lib/operations/advertising/feed-vehicles.server';
import { feedVersion } from '@forecourt/lib/operations/advertising/feed-version.server';
import { CONTENT_TYPES, fileOf } from '@forecourt/lib/operations/advertising/formats/file-of';
import { fileShape } from '@forecourt/lib/operations/advertising/formats/file-shape';
import { receiverOf } from '@forecourt/lib/operations/advertising/receivers/receiver-of';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { loadOutgoingFeed } from '@/content/outgoing-feeds.server.ts';
import type { SiteCall } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

/** Together with the CDN's copy, a change is in the file within 60 seconds. */
const CACHE_CONTROL = 'public, max-age=30';

/**
 * Responds with the file of an outgoing feed, as a stream.
 * @throws ApiError `not_found` for a wrong signature, an unknown feed and one that is off; any other error if
 *   the file cannot begin
 */
export async function feedResponse({
  request,
  site: { slug },
  params: { feed: id, signature, file },
  pool,
}: SiteCall<'feed' | 'signature' | 'file'>): Promise<Response> {
  const version = signedVersion(id, signature, environment().OUTGOING_FEED_SECRET ?? '');
  const found = version === null ? null : await loadOutgoingFeed(slug, id);
  if (!found || found.feed.secretVersion !== version || file !== fileName(found.feed.format))
    throw new ApiError('not_found', 'Not found');
  const { feed, site } = found;
  const now = new Date();
  const etag = await feedVersion(pool, feed, site, now);
  const headers = {
    etag,
    'cache-control': CACHE_CONTROL,
    'content-type': CONTENT_TYPES[feed.format],
    'x-robots-tag': 'noindex',
  };
  if (matches(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: { etag, 'cache-control': CACHE_CONTROL } });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const rows = rowsOf(advertsOfFeed(pool, feed, site, { now }));
  const chunks = fileOf(rows, fileShape(feed, receiverOf(feed)));
  // The first chunk is read before the response begins, so that an outage is answered with 503.
  return new Response(streamOf(chunks, await chunks.next(), feed.id), { headers });
}

/** Weak comparison (RFC 9110, section 13.1.2); a CDN may have removed the `W/`. */
const matches = (header: string | null, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** An error breaks the connection off, so that no receiver takes half a file for the whole one. */
function streamOf(
  chunks: AsyncGenerator<string>,
  first: IteratorResult<string>,
  feed: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = next ?? (await chunks.next());
          next = null;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          log.error({ err: error, feed }, 'outgoing_feed_broken_off');
          controller.error(error);
        }
      },
      async cancel() {
        await chunks.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
