import { once } from 'node:events';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import { Engine } from './engine.ts';
import { jsonServer } from './wire/http.ts';
import { route } from './wire/routes.ts';

interface SearchEngineOptions {
  port: number;
  dataDir: string;
  appId: string;
  adminKey: string;
  searchKey: string;
  /** Origins that browsers may call from: exact, with one `*` in them, or `*` for any. */
  allowedOrigins: readonly string[];
}

export interface RunningService {
  url: string;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
  /** Waits until every write is searchable and included in a snapshot. */
  checkpoint(): Promise<void>;
}

/**
 * Starts the search engine: Algolia's REST API over our own index, on the loopback interface. Port 0 picks a
 * free one.
 */
export async function start(options: SearchEngineOptions): Promise<RunningService> {
  const onError = (error: unknown): void => console.error('search engine:', error);
  const engine = new Engine({ ...options, onError });
  await engine.open();
  const server = jsonServer((request) => route(engine, request), options.allowedOrigins, onError);
  // Loopback only, because the keys of a local environment are not secret.
  const port = await listenOnLoopback(server, options.port);
  return {
    url: `http://localhost:${port}`,
    async health() {
      const indexes = engine.catalogue.primaries();
      const records = indexes.reduce((sum, entry) => sum + entry.index.recordCount, 0);
      return {
        ok: server.listening,
        detail: `${indexes.length} indexes, ${records} records, ${engine.pendingTasks} tasks waiting`,
      };
    },
    checkpoint: () => engine.checkpoint(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await engine.stop();
    },
  };
}
