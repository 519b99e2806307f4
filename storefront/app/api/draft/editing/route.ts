import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { previewRoute } from '@/preview/route.server.ts';
import { STOREFRONT_FOLDER } from '@/site/storefront-folder.server.ts';

/** Built by `preview/editing/build.ts`. */
const FILE = path.join(STOREFRONT_FOLDER, 'dist', 'editing', 'editing.js');

/** The script of pages in the studio's Presentation tool only: overlays and live text. */
export const GET = previewRoute(async (request, { draft }) => {
  if (!draft.editing) throw new ApiError('not_found', 'This preview cannot be edited.');
  const script = await readFile(FILE);
  const etag = `"${createHash('sha256').update(script).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'cookie' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(script), {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  });
});
