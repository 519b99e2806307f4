import { z } from 'zod';
import { hasPermission, isGranted } from '../auth/grants.ts';
import { isVisible, visibilityOf } from '../auth/principal.ts';
import { forbidden } from '../errors.ts';
import { eventsOf } from '../history/events.ts';
import { releaseEventsOf } from '../history/release-events.ts';
import { documentAt, type Moment } from '../history/revisions.ts';
import { transactionsOf } from '../history/transactions.ts';
import { draftIdOf, isPublishedId, publishedIdOf, releaseDocumentId } from '../ids.ts';
import type { Lake } from '../lake.ts';
import { type App, flag, parseOrThrow, type Request, requireSignIn, type Services } from './context.ts';

const limit = z.coerce.number().int().min(1).max(1000).default(100);
const offset = z.coerce.number().int().min(0).catch(0);

/**
 * `/data/history/*`: documents at a revision, transactions with their effects, and events. As in the hosted
 * service, anyone who can read a document's current state can read its whole history.
 */
export function historyRoutes(app: App, { lake }: Services): void {
  const { db } = lake.store;

  app.get('/data/history/:dataset/documents/:ids', (c) => {
    const ids = c.req.param('ids').split(',');
    requireHistory(c, lake, ids);
    const moment = momentOf(c);
    const documents = ids.flatMap((id) => documentAt(db, id, moment) ?? []);
    return c.json({ documents });
  });

  app.get('/data/history/:dataset/transactions/:ids', (c) => {
    const documents = c.req.param('ids').split(',');
    requireHistory(c, lake, documents);
    const transactions = transactionsOf(db, {
      documents,
      from: c.req.query('fromTransaction'),
      to: c.req.query('toTransaction'),
      authors: c.req.query('authors')?.split(','),
      reverse: flag(c, 'reverse'),
      limit: parseOrThrow(limit, c.req.query('limit')),
    });
    const lines = [...transactions].map((transaction) => `${JSON.stringify(transaction)}\n`);
    return c.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' });
  });

  app.get('/data/history/:dataset/events/documents/:id', (c) => {
    const id = c.req.param('id');
    requireHistory(c, lake, [publishedIdOf(id), isPublishedId(id) ? draftIdOf(id) : id]);
    const { events, nextCursor } = page(c, eventsOf(db, id));
    return c.json({ events: { [id]: events }, nextCursor });
  });

  app.get('/data/history/:dataset/events/releases/:id', (c) => {
    const id = c.req.param('id');
    requireHistory(c, lake, [releaseDocumentId(id)]);
    return c.json(page(c, releaseEventsOf(db, id)));
  });
}

/** Throws a 403 unless the requester may read the history of all these documents, existing or deleted. */
function requireHistory(c: Request, { store }: Lake, ids: readonly string[]): void {
  const principal = requireSignIn(c);
  const visibility = visibilityOf(principal);
  const mayRead = (id: string) => {
    const document = store.documents.get(id) ?? documentAt(store.db, id, { last: true }) ?? { _id: id };
    return isVisible(visibility, { ...document, _id: id }) && isGranted(principal, 'history', document);
  };
  if (!hasPermission(principal, 'history') || !ids.every(mayRead)) throw forbidden('history');
}

/** One page of a list; the cursor is the start of the next page, empty on the last one. */
function page<Item>(c: Request, items: Item[]): { events: Item[]; nextCursor: string } {
  const size = parseOrThrow(limit, c.req.query('limit'));
  const start = parseOrThrow(offset, c.req.query('nextCursor'));
  const end = start + size;
  return { events: items.slice(start, end), nextCursor: end < items.length ? String(end) : '' };
}

function momentOf(c: Request): Moment {
  if (flag(c, 'lastRevision')) return { last: true };
  const revision = c.req.query('revision');
  return revision ? { revision } : { time: c.req.query('time') ?? new Date().toISOString() };
}
