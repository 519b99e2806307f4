import { PREVIEW_LISTENER } from '@/preview/listener.ts';
import { previewRoute } from '@/preview/route.server.ts';

/** The script of preview pages, which public pages never ask for: nothing of it travels to visitors. */
export const GET = previewRoute(
  () =>
    new Response(PREVIEW_LISTENER, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    }),
);
