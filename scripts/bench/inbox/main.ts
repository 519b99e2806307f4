// Measures the inbox with many leads, on a real PostgreSQL: node scripts/bench/inbox/main.ts [--leads N] [--explain].
// Times are ratios to a plain query of the same machine, so that slow machines can be compared.
import { parseArgs } from 'node:util';
import type { ThreadFilter } from '@forecourt/lib/leads/thread/answers';
import { threadCounts } from '@forecourt/lib/leads/thread/counts.server';
import { listThreads } from '@forecourt/lib/leads/thread/list.server';
import { listenToThreads } from '@forecourt/lib/leads/thread/live.server';
import { markThread } from '@forecourt/lib/leads/thread/marks.server';
import { addNote } from '@forecourt/lib/leads/thread/notes.server';
import { readThread } from '@forecourt/lib/leads/thread/read.server';
import type pg from 'pg';
import { runTask, step } from '../../commands/terminal/steps.mjs';
import { startTestDatabase } from '../../emulators/postgres/testing/database.ts';
import { reportFigures } from '../report.ts';
import { storeLeads } from './leads.ts';

const ROUNDS = 15;
const SITES = ['harbour', 'northside', 'valuecars', 'coastline'];
const USER = 'p-bench';
/** A quarter of a second where `select 1` takes 0.1 ms. */
const MOST_RATIO = 2_500;

const LISTS: Readonly<Record<string, ThreadFilter>> = {
  inbox: {},
  unanswered: { view: 'unanswered' },
  unread: { view: 'unread' },
  mine: { view: 'mine' },
  'not delivered': { view: 'stuck' },
  'by rare form': { view: 'all', kind: 'careers' },
  'search by name': { view: 'all', query: 'shopper 4711' },
  'search by part of a phone': { view: 'all', query: '0412 004 7' },
  'search without a match': { view: 'all', query: 'nobody at all' },
};

await runTask(async () => {
  const { values } = parseArgs({
    options: { leads: { type: 'string', default: '50000' }, explain: { type: 'boolean', default: false } },
  });
  const database = await step('Starting a database', () => startTestDatabase());
  const { pool } = database;
  try {
    await step(`Storing ${values.leads} leads`, () => storeLeads(pool, Number(values.leads), SITES));
    const page = { siteSlugs: SITES, userId: USER, after: null, limit: 50 };
    const first = (await listThreads(pool, {}, page)).threads[0]?.id ?? '';
    const plain = await median(() => pool.query('select 1'));
    const figures: Record<string, { ms: number; ratio: number; met: boolean }> = {};
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const ms = await median(work);
      figures[name] = { ms: round(ms), ratio: round(ms / plain), met: ms / plain < MOST_RATIO };
    };
    for (const [name, filter] of Object.entries(LISTS))
      await measure(name, () => listThreads(pool, filter, page));
    await measure('counts', () => threadCounts(pool, page));
    await measure('open a lead', () => readThread(pool, { ...page, id: first }));
    await measure('mark as read', () => markThread(pool, { ...page, threadId: first }, true));
    await measure('update on an open inbox', await updates(database.databaseUrl, pool, first));
    if (values.explain) await explain(pool, page);
    reportFigures(figures);
  } finally {
    await database.stop();
  }
});

/** Returns work that ends when the notification of a note has arrived. */
async function updates(databaseUrl: string, pool: pg.Pool, threadId: string) {
  let arrived = () => {};
  const stop = await listenToThreads(
    databaseUrl,
    (event) => event.kind === 'thread' && event.id === threadId && arrived(),
    () => {},
  );
  process.once('beforeExit', stop);
  return async () => {
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await addNote(pool, { siteSlugs: SITES, userId: USER, threadId }, 'Prefers mornings');
    await arrival;
  };
}

/** Prints the plans of the queries, by running them with auto_explain's output as notices. */
async function explain(pool: pg.Pool, page: Parameters<typeof listThreads>[2]): Promise<void> {
  const explaining = {
    query: async (text: string, parameters: unknown[]) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) ${text}`,
        parameters,
      );
      console.log(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return pool.query(text, parameters);
    },
  } as unknown as pg.Pool;
  for (const [name, filter] of Object.entries(LISTS)) {
    console.log(`\n== ${name}`);
    await listThreads(explaining, filter, page);
  }
  console.log('\n== counts');
  await threadCounts(explaining, page);
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
