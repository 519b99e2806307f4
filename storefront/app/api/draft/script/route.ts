import { PREVIEW_LISTENER } from '@/preview/listener.ts';
import { draftOfRequest } from '@/site/draft.server.ts';

/** The script of preview pages, which public pages never ask for: nothing of it travels to visitors. */
export function GET(): Response {
  if (!draftOfRequest()) return new Response(null, { status: 404 });
  return new Response(PREVIEW_LISTENER, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
