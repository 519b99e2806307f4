import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { EmulatorService } from '../service.ts';
import { type Account, databaseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { asAccount, DATABASE_PASSWORD, DATABASE_USER, prepareCluster } from './cluster.ts';
import { clearLeftover, ownerFile } from './leftover.ts';
import { checkPortFree } from './port.ts';

const DATABASE = 'forecourt';
/** Crash recovery replays the log, which may take a while on a slow disk. */
const START_PATIENCE_MS = 60_000;

/**
 * Starts a real PostgreSQL on localhost with persistent data: creates cluster and database if missing, and
 * otherwise recovers from an earlier run, however it ended.
 * @param options.dataDir the service's own folder; the cluster is `cluster` inside it
 * @param options.settings settings of the server, by name, on top of those every installation has
 * @throws when the port is taken (EADDRINUSE), the data is in use, or the server does not start, with its
 * error output
 */
export async function start(options: {
  port: number;
  dataDir: string;
  settings?: Record<string, string>;
}): Promise<EmulatorService & { databaseUrl: string; pid: number | undefined }> {
  const dataDir = path.resolve(options.dataDir);
  const { port, settings } = options;
  const binaries = await findBinaries();
  mkdirSync(dataDir, { recursive: true });
  const account = databaseAccount([binaries.postgres, path.join(dataDir, 'cluster')]);
  const cluster = await prepareCluster(dataDir, binaries.initdb, account);
  await clearLeftover(dataDir, cluster);
  await checkPortFree(port);

  const server = launch(account, binaries.postgres, cluster, port, settings);
  writeFileSync(ownerFile(dataDir), `${process.pid}\n`);
  const stop = async () => {
    await stopServer(server);
    rmSync(ownerFile(dataDir), { force: true });
  };
  try {
    await waitUntilReady(server, connectionUrl(port, 'postgres'));
    await createDatabase(port);
  } catch (error) {
    await stop();
    throw error;
  }

  const databaseUrl = connectionUrl(port, DATABASE);
  return {
    url: `postgres://localhost:${port}`,
    databaseUrl,
    pid: server.child.pid,
    health: () => health(databaseUrl),
    stop,
  };
}

interface Server {
  child: ChildProcess;
  ended: Promise<void>;
  errorOutput(): string;
}

function launch(
  account: Account,
  postgres: string,
  cluster: string,
  port: number,
  more: Record<string, string> = {},
): Server {
  const settings = {
    listen_addresses: 'localhost',
    // No socket file: TCP suffices, and the socket's default folder may not be writable.
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_wal_size: '1GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...more,
  };
  const args = ['-D', cluster, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const { command, argv, options } = asAccount(account, postgres, args);
  const child = spawn(command, argv, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Detached from the terminal's process group: Ctrl-C must first reach the emulators, which still need the
    // database.
    detached: true,
  });
  let tail = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-4_000);
  });
  const endOfProcess = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      tail += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  return { child, ended: endOfProcess, errorOutput: () => tail.trim() };
}

async function waitUntilReady(server: Server, url: string): Promise<void> {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + START_PATIENCE_MS;
  for (;;) {
    if (hasEnded) throw new Error(`The database did not start: ${server.errorOutput()}`);
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`The database did not answer in time: ${server.errorOutput()}`, { cause: error });
      await delay(50);
    }
  }
}

async function createDatabase(port: number): Promise<void> {
  await withClient(connectionUrl(port, 'postgres'), async (client) => {
    const existing = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (existing.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

/** Asks the server to end its sessions and close its files, and waits for it to exit. */
async function stopServer({ child, ended }: Server): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid) child.kill('SIGINT');
  await ended;
}

async function health(databaseUrl: string): Promise<{ ok: boolean; detail: string }> {
  try {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ version: string }>("select current_setting('server_version') as version"),
    );
    return { ok: true, detail: `PostgreSQL ${rows[0]?.version}` };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

const connectionUrl = (port: number, database: string): string =>
  `postgres://${DATABASE_USER}:${DATABASE_PASSWORD}@localhost:${port}/${database}`;
