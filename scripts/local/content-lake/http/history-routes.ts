import { z } from 'zod';
import { eventsOf } from '../history/events.ts';
import { releaseEventsOf } from '../history/release-events.ts';
import { documentAt, type Moment } from '../history/revisions.ts';
import { transactionsOf } from '../history/transactions.ts';
import { type App, flag, parseOrThrow, type Request, requireEditor, type Services } from './context.ts';

const limit = z.coerce.number().int().min(1).max(1000).default(100);
const offset = z.coerce.number().int().min(0).catch(0);

/** `/data/history/*`: documents at a revision, transactions with their effects, and events. */
export function historyRoutes(app: App, { lake }: Services): void {
  const { db } = lake.store;

  app.get('/data/history/:dataset/documents/:ids', (c) => {
    requireEditor(c);
    const moment = momentOf(c);
    const documents = c.req
      .param('ids')
      .split(',')
      .flatMap((id) => documentAt(db, id, moment) ?? []);
    return c.json({ documents });
  });

  app.get('/data/history/:dataset/transactions/:ids', (c) => {
    requireEditor(c);
    const transactions = transactionsOf(db, {
      documents: c.req.param('ids').split(','),
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
    requireEditor(c);
    const id = c.req.param('id');
    const { events, nextCursor } = page(c, eventsOf(db, id));
    return c.json({ events: { [id]: events }, nextCursor });
  });

  app.get('/data/history/:dataset/events/releases/:id', (c) => {
    requireEditor(c);
    return c.json(page(c, releaseEventsOf(db, c.req.param('id'))));
  });
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
