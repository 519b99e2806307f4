import { sharedCache } from '@/cache/shared/process-cache.ts';
import { log } from '@/logging/log.server.ts';

/** A table is refreshed in the background after this time, in case a webhook was lost. Billed by Sanity. */
const FRESH_MS = 600_000;
/** Shorter while the shared store is down, which would otherwise notify this instance of changes. */
const FRESH_ALONE_MS = 30_000;

interface State<Table> {
  table: Table | null;
  readAt: number;
  reading: Promise<Table> | null;
  isInvalidated: boolean;
}

// The proxy and route handlers are built apart but run in one process, and share their tables here.
const processGlobals = globalThis as typeof globalThis & { forecourtTables?: Map<string, State<unknown>> };

const isNotified = async (): Promise<boolean> => (await sharedCache()?.isConnected()) ?? true;

export interface CachedTable<Table> {
  /**
   * Returns the cached table while a newer one is fetched in the background, and during outages.
   * @throws if the content lake does not answer and nothing is cached
   */
  current(): Promise<Table>;
  refresh(): Promise<void>;
}

/**
 * Returns a cached table for code such as the proxy, which cannot use the page cache.
 * @param name unique; used in logs
 */
export function cachedTable<Table>(name: string, fetchTable: () => Promise<Table>): CachedTable<Table> {
  function state(): State<Table> {
    processGlobals.forecourtTables ??= new Map();
    const keptState = processGlobals.forecourtTables.get(name) as State<Table> | undefined;
    if (keptState) return keptState;
    const emptyState: State<Table> = { table: null, readAt: 0, reading: null, isInvalidated: false };
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

  /** Waits for the read in progress, which may have begun before the change, and starts another. */
  async function readAgain(): Promise<Table> {
    const own = state();
    await own.reading?.catch(() => null);
    own.isInvalidated = false;
    try {
      return await read();
    } catch (error) {
      own.isInvalidated = true;
      throw error;
    }
  }

  return {
    async current() {
      const { table, readAt, isInvalidated } = state();
      if (table === null) return read();
      if (isInvalidated) return readAgain().catch(() => table);
      const age = Date.now() - readAt;
      if (age > FRESH_MS || (age > FRESH_ALONE_MS && !(await isNotified())))
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
