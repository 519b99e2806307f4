import { CHANGES_PENDING } from '../service.ts';
import { ReleaseSchedule } from './actions/schedule.ts';
import { AssetLibrary } from './assets/library.ts';
import { Accounts } from './auth/accounts.ts';
import { Origins } from './auth/origins.ts';
import { Listener } from './http/listener.ts';
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
  studioUrl: string | undefined;
  health(): Promise<{ ok: boolean; detail: string }>;
  stop(): Promise<void>;
}

/**
 * Starts the local content lake: Sanity's HTTP API on SQLite in `dataDir`. Deleting `dataDir` starts over.
 * @throws when an option is invalid, a webhook's GROQ does not parse or a port is taken
 */
export async function start(input: LakeInput): Promise<LakeService> {
  const options = optionsSchema.parse(input);
  const hooks = options.webhooks.map((webhook) => new Hook(webhook));
  const listeners: Listener[] = [];
  const closing: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(listeners.map((listener) => listener.close()));
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const main = await Listener.open(options.port);
    listeners.push(main);
    const studio = options.studio ? await Listener.open(options.studio.port) : undefined;
    if (studio) listeners.push(studio);

    const lake = openLake(options, options.publicUrl ?? main.url);
    closing.push(
      () => lake.store.db.close(),
      () => lake.queries.close(),
    );
    const services = {
      lake,
      accounts: await Accounts.open(lake.store.db, options),
      assets: new AssetLibrary(options.dataDir, lake.store),
      recent: new RecentCommits(lake.store),
      origins: new Origins([...options.allowedOrigins, ...listeners.map((listener) => listener.url)]),
    };
    const app = lakeApp(services);
    const upgrades = new Upgrades(app, services);
    const workers = hooks.map((hook) => new WebhookWorker(lake, hook));
    const releases = new ReleaseSchedule(lake, services.accounts.everyone);
    closing.push(...workers.map((worker) => () => worker.stop()));
    closing.push(
      () => releases.stop(),
      () => upgrades.close(),
    );

    main.handleWith(app.fetch);
    if (studio && options.studio)
      studio.handleWith(studioFetch(options.studio.distDir, options.projectId, app));
    for (const { server } of listeners) upgrades.attach(server);
    for (const worker of workers) worker.wake();
    releases.start();
    return {
      url: main.url,
      studioUrl: studio?.url,
      health: async () => {
        lake.store.db.prepare('SELECT 1').get();
        const pendingChanges = workers.reduce((sum, worker) => sum + worker.pendingCount(), 0);
        const documents = `${lake.store.documents.size} documents`;
        return {
          ok: true,
          detail: pendingChanges ? `${documents}, ${pendingChanges} ${CHANGES_PENDING}` : documents,
        };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
