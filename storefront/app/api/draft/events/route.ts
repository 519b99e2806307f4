import { changesOfContent } from '@/preview/changes.server.ts';
import { previewRoute } from '@/preview/route.server.ts';

/** Notifies a preview page of content changes, without details. Ends with the page or the preview. */
export const GET = previewRoute((request, { until }) => {
  const end = AbortSignal.timeout(Math.max(0, until.getTime() - Date.now()));
  return new Response(changesOfContent(AbortSignal.any([request.signal, end])), {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
});
