import { sharedCache } from '@/cache/shared/process-cache.ts';
import { log } from '@/logging/log.server.ts';

/**
 * How long a table is used before it is read again in the background, in case that a webhook was lost. Every instance reads
 * all tables so often, all month: each read is a request that Sanity counts.
 */
const FRESH_MS = 600_000;
/** The same while the shared store is away, which tells this instance of the changes that others heard of. */
const FRESH_ALONE_MS = 30_000;

interface State<Table> {
  table: Table | null;
  readAt: number;
  reading: Promise<Table> | null;
  /** Something in it changed, as another copy of the storefront says: it is not used before it is read again. */
  isDropped: boolean;
}

// The proxy and the route handlers are built apart but run in one process: they share their tables here.
const processGlobals = globalThis as typeof globalThis & { forecourtTables?: Map<string, State<unknown>> };

/** Whether this instance is told of every change: by the store, or by the webhook itself where it is the only one. */
const isTold = async (): Promise<boolean> => (await sharedCache()?.isConnected()) ?? true;

export interface KeptTable<Table> {
  /**
   * The table at hand, which is used while a newer one is fetched, and for as long as the content lake does not answer.
   * @throws when none was ever read and the content lake does not answer
   */
  current(): Promise<Table>;
  /** Reads the table again because something in it changed: a reading under way may have begun before that. */
  refresh(): Promise<void>;
}

/**
 * A table from the content lake for whoever stands before the pages, such as the proxy, which cannot ask the cache of
 * pages.
 * @param name what it holds, for the log; one table has one name
 * @param fetchTable asks the content lake for the whole table
 */
export function keptTable<Table>(name: string, fetchTable: () => Promise<Table>): KeptTable<Table> {
  function state(): State<Table> {
    processGlobals.forecourtTables ??= new Map();
    const keptState = processGlobals.forecourtTables.get(name) as State<Table> | undefined;
    if (keptState) return keptState;
    const emptyState: State<Table> = { table: null, readAt: 0, reading: null, isDropped: false };
    processGlobals.forecourtTables.set(name, emptyState);
    return emptyState;
  }

  function read(): Promise<Table> {
    const own = state();
    own.reading ??= fetchTable()
      .then((table) => {
        own.table = table;
        return table;
      })
      .finally(() => {
        own.readAt = Date.now();
        own.reading = null;
      });
    return own.reading;
  }

  /** Not what is under way: its reading may have begun before the change. */
  async function readAgain(): Promise<Table> {
    const own = state();
    await own.reading?.catch(() => null);
    own.isDropped = false;
    try {
      return await read();
    } catch (error) {
      own.isDropped = true;
      throw error;
    }
  }

  return {
    async current() {
      const { table, readAt, isDropped } = state();
      if (table === null) return read();
      if (isDropped) return readAgain().catch(() => table);
      const age = Date.now() - readAt;
      if (age > FRESH_MS || (age > FRESH_ALONE_MS && !(await isTold())))
        read().catch((error: unknown) => {
          log.error({ err: error, table: name }, 'a table could not be read again');
        });
      return table;
    },
    async refresh() {
      await readAgain();
    },
  };
}
