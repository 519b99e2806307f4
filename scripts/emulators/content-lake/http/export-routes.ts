import { isVisible, visibilityOf } from '../auth/principal.ts';
import type { LakeDocument } from '../document.ts';
import { type App, requireSignIn, type Services } from './context.ts';

/** Documents written per batch; other requests are served in between. */
const BATCH = 200;

/**
 * `/data/export`: all documents the requester may read, including drafts and releases, one JSON object per
 * line.
 */
export function exportRoutes(app: App, { lake }: Services): void {
  app.get('/data/export/:dataset', (c) => {
    const visibility = visibilityOf(requireSignIn(c));
    const types = c.req.query('types')?.split(',').filter(Boolean);
    // Snapshot of the list, so that later changes do not affect the export.
    const documents = lake.store.documents
      .all()
      .filter(
        (document) => isVisible(visibility, document) && (!types?.length || types.includes(document._type)),
      );
    return c.body(lines(documents), 200, { 'content-type': 'application/x-ndjson' });
  });
}

function lines(documents: readonly LakeDocument[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      const batch = documents.slice(start, start + BATCH);
      start += BATCH;
      if (batch.length === 0) return controller.close();
      const text = batch.map((document) => `${JSON.stringify(document)}\n`).join('');
      controller.enqueue(encoder.encode(text));
    },
  });
}
