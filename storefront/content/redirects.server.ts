import { type Redirect, type RedirectTable, redirectOf, redirectTable } from '@forecourt/lib/site/redirects';
import { redirectsQuery } from '@forecourt/schemas/queries/redirects';
import { log } from '@/logging/log.server.ts';
import { contentClient } from './client.server.ts';

/** How long the tables are used before they are read again, behind the visitor's back. */
const FRESH_MS = 30_000;

interface State {
  tables: ReadonlyMap<string, RedirectTable>;
  readAt: number;
  reading: Promise<void> | null;
}

// The proxy and the route handlers are built apart but run in one process: they share the tables here.
const shared = globalThis as typeof globalThis & { forecourtRedirects?: State };
function state(): State {
  shared.forecourtRedirects ??= { tables: new Map(), readAt: 0, reading: null };
  return shared.forecourtRedirects;
}

/** Reads the redirects again because one was published: a reading under way may have begun before that. */
export async function refreshRedirects(): Promise<void> {
  await state().reading?.catch(() => null);
  await read();
}

function read(): Promise<void> {
  const current = state();
  current.reading ??= contentClient()
    .fetch(redirectsQuery)
    .then((redirects) => {
      const bySite = Map.groupBy(redirects, ({ site }) => site);
      current.tables = new Map([...bySite].map(([site, own]) => [site, redirectTable(own)]));
    })
    .finally(() => {
      current.readAt = Date.now();
      current.reading = null;
    });
  return current.reading;
}

/**
 * The redirect of an address of a site; null when it leads nowhere else, and while nobody can say: then whatever
 * stands there answers.
 */
export async function redirectAt(site: string, pathname: string): Promise<Redirect | null> {
  const { readAt } = state();
  if (Date.now() - readAt > FRESH_MS) {
    const reading = read().catch((error: unknown) => {
      log.error({ err: error }, 'the redirects could not be read');
    });
    if (readAt === 0) await reading;
  }
  const table = state().tables.get(site);
  return table ? redirectOf(table, pathname) : null;
}
