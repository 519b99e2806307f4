import { changesOfContent } from '@/preview/changes.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';

/** Tells a preview page whenever content or a draft changes, and nothing else of it. Ends when the page goes. */
export function GET(request: Request): Response {
  if (!draftOfRequest()) return new Response(null, { status: 404 });
  return new Response(changesOfContent(request.signal), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}
