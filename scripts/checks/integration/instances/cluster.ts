import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import type { Random } from '../../../demo/stock/vehicle/random.ts';
import { freePort } from '../../../emulators/postgres/port.ts';
import { startTestDatabase } from '../../../emulators/postgres/testing/database.ts';
import { start as startSearch } from '../../../emulators/search-engine/service.ts';
import { SharedStore } from '../../../tasks/shared-store.ts';
import { end } from '../../../tasks/wait-for-exit.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const INSTANCE = path.join(ROOT, 'storefront/cache/testing/instance.ts');
const WORKER = path.join(ROOT, 'scripts/commands/worker.ts');
const KEYS = { appId: 'forecourt', adminKey: 'admin-key-of-the-test', searchKey: 'search-key-of-the-test' };

export interface RestartableProcess {
  start(): Promise<void>;
  kill(): Promise<void>;
}

class Killable implements RestartableProcess {
  #process: ChildProcess | null = null;
  readonly #command: readonly string[];
  readonly #environment: Record<string, string>;

  constructor(command: readonly string[], environment: Record<string, string>) {
    this.#command = command;
    this.#environment = environment;
  }

  /** @returns once it reports that it runs */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, this.#command, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...this.#environment },
    });
    await once(this.#process.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  }

  async kill(): Promise<void> {
    await end(this.#process, 'SIGKILL');
    this.#process = null;
  }
}

/**
 * Starts three instances with their store, database and search, and a worker that notifies one of them of
 * changes.
 */
export async function openCluster(random: Random) {
  const database = await startTestDatabase();
  const search = await startSearch({
    port: await freePort(),
    dataDir: path.join(database.folder, 'search'),
    allowedOrigins: [],
    ...KEYS,
  });
  await configureStockIndex(searchClient({ appId: KEYS.appId, apiKey: KEYS.adminKey, host: search.url }));
  const storePort = await freePort();
  const store = new SharedStore(storePort);
  const build = path.join(database.folder, 'build');
  mkdirSync(path.join(build, 'server'), { recursive: true });
  writeFileSync(path.join(build, 'BUILD_ID'), 'test');

  const ports = [await freePort(), await freePort(), await freePort()];
  const balancer = balance(() => random.pick(ports));
  await once(balancer.listen(0, '127.0.0.1'), 'listening');
  const environment = {
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${storePort}`,
    STOCK_WEBHOOK_SECRET: 'a-secret-for-the-storefront',
    STOREFRONT_URL: `http://127.0.0.1:${(balancer.address() as { port: number }).port}`,
    ALGOLIA_APP_ID: KEYS.appId,
    ALGOLIA_ADMIN_KEY: KEYS.adminKey,
    ALGOLIA_HOST: search.url,
  };
  const instances = ports.map(
    (port) => new Killable([INSTANCE, String(port), path.join(build, 'server')], environment),
  );
  const worker = new Killable([WORKER, '--only', 'stock'], environment);
  await store.start();
  await Promise.all([...instances, worker].map((one) => one.start()));
  return {
    ports,
    pool: database.pool,
    folder: database.folder,
    killable: { instance: instances, store: [store], worker: [worker] },
    stop: async () => {
      await Promise.all([...instances, worker, store].map((one) => one.kill()));
      balancer.closeAllConnections();
      balancer.close();
      await search.stop();
      await database.stop();
    },
  };
}

/** A load balancer that passes each request to one instance, running or not. */
const balance = (pickPort: () => number): Server =>
  createServer((request, response) => {
    const { method, headers, url } = request;
    const onward = ask({ port: pickPort(), host: '127.0.0.1', path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502);
      answer.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
