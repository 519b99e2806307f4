import { isVisible, visibilityOf } from '../auth/principal.ts';
import type { LakeDocument } from '../document.ts';
import { type App, type Services, signedIn } from './context.ts';

/** How many documents are written at a time, so that others are answered in between. */
const BATCH = 200;

/** `/data/export`: all documents that whoever asks may read, drafts and releases included, one JSON a line. */
export function exportRoutes(app: App, { lake }: Services): void {
  app.get('/data/export/:dataset', (c) => {
    const visibility = visibilityOf(signedIn(c).role);
    const types = c.req.query('types')?.split(',').filter(Boolean);
    // The list is a copy: what changes from now on does not change the export.
    const documents = lake.store.documents
      .all()
      .filter(({ _id, _type }) => isVisible(visibility, _id) && (!types?.length || types.includes(_type)));
    return c.body(lines(documents), 200, { 'content-type': 'application/x-ndjson' });
  });
}

/** The documents as bytes, made batch by batch as they are read. */
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
