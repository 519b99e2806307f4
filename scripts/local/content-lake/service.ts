import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { AssetLibrary } from './assets/library.ts';
import { Accounts } from './auth/accounts.ts';
import { Origins } from './auth/origins.ts';
import { lakeApp } from './http/server-app.ts';
import { openLake } from './lake.ts';
import { type LakeInput, optionsSchema } from './options.ts';
import { Hook } from './webhooks/hook.ts';
import { WebhookWorker } from './webhooks/worker.ts';

export interface LakeService {
  url: string;
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
  const hooks = options.webhooks.map((webhook) => new Hook(webhook));
  const lake = openLake(options);
  const accounts = await Accounts.open(lake.store.db, options);
  const origins = new Origins(options.allowedOrigins);
  const app = lakeApp({ lake, accounts, assets: new AssetLibrary(options.dataDir, lake.store) }, origins);
  const server = serve({ fetch: app.fetch, port: options.port, hostname: 'localhost' });
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const workers = hooks.map((hook) => new WebhookWorker(lake, hook));
  for (const worker of workers) worker.wake();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    studioUrl: undefined,
    health: async () => ({ ok: true, detail: `${lake.store.documents.size} documents` }),
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      await Promise.all(workers.map((worker) => worker.stop()));
      lake.store.db.close();
    },
  };
}
