import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { ReleaseSchedule } from './actions/schedule.ts';
import { AssetLibrary } from './assets/library.ts';
import { Accounts } from './auth/accounts.ts';
import { Origins } from './auth/origins.ts';
import { lakeApp } from './http/server-app.ts';
import { studioFetch } from './http/studio-app.ts';
import { Upgrades } from './http/upgrade.ts';
import { openLake } from './lake.ts';
import { type LakeInput, optionsSchema } from './options.ts';
import { RecentCommits } from './realtime/recent.ts';
import { Hook } from './webhooks/hook.ts';
import { WebhookWorker } from './webhooks/worker.ts';

export interface LakeService {
  url: string;
  /** where the built Studio is served, when it is */
  studioUrl: string | undefined;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/**
 * Starts the local content lake: Sanity's HTTP interface over SQLite in `dataDir`. Deleting `dataDir` starts over.
 * @throws when an option is wrong, a webhook's GROQ does not parse or a port is taken
 */
export async function start(input: LakeInput): Promise<LakeService> {
  const options = optionsSchema.parse(input);
  const { port, studio } = options;
  const hooks = options.webhooks.map((webhook) => new Hook(webhook));
  const lake = openLake(options);
  const services = {
    lake,
    accounts: await Accounts.open(lake.store.db, options),
    assets: new AssetLibrary(options.dataDir, lake.store),
    recent: new RecentCommits(lake.store),
    origins: new Origins([
      ...options.allowedOrigins,
      `http://localhost:${port}`,
      ...(studio ? [`http://localhost:${studio.port}`] : []),
    ]),
  };
  const app = lakeApp(services);
  const upgrades = new Upgrades(app, services);
  const workers = hooks.map((hook) => new WebhookWorker(lake, hook));
  const releases = new ReleaseSchedule(lake);
  const servers: Server[] = [];
  const stop = async () => {
    releases.stop();
    upgrades.close();
    await Promise.all([...servers.map(closed), ...workers.map((worker) => worker.stop())]);
    lake.store.db.close();
  };
  try {
    servers.push(await listening(port, app.fetch));
    if (studio) servers.push(await listening(studio.port, studioFetch(studio.distDir, app)));
  } catch (error) {
    await stop();
    throw error;
  }
  for (const server of servers) upgrades.attach(server);
  for (const worker of workers) worker.wake();
  releases.start();
  const [url = '', studioUrl] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  return {
    url,
    studioUrl,
    health: async () => {
      lake.store.db.prepare('SELECT 1').get();
      return { ok: true, detail: `${lake.store.documents.size} documents` };
    },
    stop,
  };
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

/** Listens on localhost only. Rejects when the port is taken. */
function listening(port: number, fetch: Fetch): Promise<Server> {
  const server = serve({ fetch, port, hostname: 'localhost' }) as Server;
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server)).once('error', reject);
  });
}

/** Open event streams never end by themselves, so connections are cut. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
