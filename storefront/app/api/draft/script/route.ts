import { PREVIEW_LISTENER } from '@/preview/listener.ts';
import { previewRoute } from '@/preview/route.server.ts';

/** The script of preview pages. Separate, so that public pages contain none of it. */
export const GET = previewRoute(
  () =>
    new Response(PREVIEW_LISTENER, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    }),
);
