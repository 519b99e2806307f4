import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Advice, step } from '../commands/terminal/steps.mjs';
import { seed } from '../demo/main.ts';
import { CHANGES_PENDING } from '../emulators/service.ts';
import {
  feedInboxFolder,
  feedPhotosFolder,
  imageServerEnvironment,
  type LocalSettings,
  ROOT,
  storefrontEnvironment,
  workerEnvironment,
  workerFilesFolder,
} from '../emulators/settings.ts';
import { BUNDLE, EDITING_BUILD, ensureBuild, ensureBundle } from './builds.ts';
import { bundleProgram, IMAGE_SERVER, storefrontProgram, WORKER } from './bundle-program.ts';
import type { Children } from './children.ts';
import { ofThisMachine } from './image/bare.ts';
import { waitFor } from './wait.ts';

type Environment = Record<string, string>;

/** Starts the storefront with hot reload, from its own folder. */
const DEVELOPMENT = ['node_modules/next/dist/bin/next', 'dev'];

/**
 * Starts the local services as one child, and the worker and the image server on them.
 * @param bundle what those two are started from, which is there; null: from the sources, as in development
 * @returns the environment variables that the services print
 */
export async function startLocalServices(
  children: Children,
  settings: LocalSettings,
  offset: number,
  bundle: string | null = BUNDLE,
): Promise<Environment> {
  const environment = await startEmulators(children, settings, offset);
  await startWorkerAndImageServer(children, settings, environment.DATABASE_URL ?? '', bundle);
  return environment;
}

const startEmulators = (children: Children, settings: LocalSettings, offset: number): Promise<Environment> =>
  step('Starting the local services', async () => {
    const child = children.start('local-services', process.execPath, ['scripts/emulators/main.ts'], {
      env: {
        ...process.env,
        FORECOURT_DATA: path.basename(settings.dataDir),
        FORECOURT_PORT_OFFSET: String(offset),
      },
    });
    const ready = new Promise<Environment>((resolve) => {
      child.process.on('message', (message: { type?: string; environment?: Environment }) => {
        if (message.type === 'ready' && message.environment) resolve(message.environment);
      });
    });
    return Promise.race([ready, children.failed]);
  });

/** Starts the worker and the image server, each in a process of its own as in production, and waits until both answer. */
async function startWorkerAndImageServer(
  children: Children,
  settings: LocalSettings,
  databaseUrl: string,
  bundle: string | null,
): Promise<void> {
  const { urls } = settings;
  const photos = feedPhotosFolder(settings);
  const files = workerFilesFolder(settings);
  // As empty at the start as the memory that a container has for it.
  rmSync(files, { recursive: true, force: true });
  for (const folder of [photos, files]) mkdirSync(folder, { recursive: true });
  const fromSources = (words: string[]) => ({ args: words, options: { cwd: ROOT } });
  // Both before either starts, since folders change their owner here.
  const worker = bundle
    ? bundleProgram(WORKER, { bundle, reads: [feedInboxFolder(settings)], writes: [photos, files] })
    : fromSources(WORKER);
  const imageServer = bundle
    ? bundleProgram(IMAGE_SERVER, { bundle, writes: [photos] })
    : fromSources(IMAGE_SERVER);
  await step('Starting the worker and the image server', async () => {
    children.start('worker', process.execPath, worker.args, {
      ...worker.options,
      env: { ...process.env, ...workerEnvironment(settings, databaseUrl), NODE_ENV: 'production' },
    });
    children.start('image-server', process.execPath, imageServer.args, {
      ...imageServer.options,
      // Its own settings alone: it reads what strangers' hosts send.
      env: { ...ofThisMachine(), ...imageServerEnvironment(settings, databaseUrl), NODE_ENV: 'production' },
    });
    const answering = [
      waitFor(`${urls.worker}/metrics`, { seconds: 60, name: 'The worker' }),
      waitFor(`${urls.imageServer}/health`, { seconds: 60, name: 'The image server' }),
    ];
    await Promise.race([Promise.all(answering), children.failed]);
  });
}

/** Fills an empty installation with the demo sites; one that has content stays as it is. */
export async function ensureSeeded(settings: LocalSettings, environment: Environment): Promise<void> {
  const stamp = path.join(settings.dataDir, 'seeded');
  if (existsSync(stamp)) return;
  await step('Filling the demo sites', (report) =>
    seed({
      environment,
      writerToken: settings.secrets.lakeWriterToken,
      storefrontPort: settings.ports.storefront,
      report,
    }),
  );
  writeFileSync(stamp, new Date().toISOString());
}

/**
 * Starts the storefront, from the bundle or with hot reload, and waits for its health.
 * @param host the address to listen on: this machine only by default; 0.0.0.0 opens it to the network
 */
export async function startStorefront(
  children: Children,
  settings: LocalSettings,
  environment: Environment,
  mode: 'start' | 'dev',
  host = 'localhost',
): Promise<void> {
  if (mode === 'start') await ensureBundle();
  else await ensureBuild(EDITING_BUILD);
  await step('Starting the storefront', async () => {
    const { storefront: port } = settings.ports;
    const { args, options } =
      mode === 'start'
        ? storefrontProgram(port, host)
        : {
            args: [...DEVELOPMENT, '--port', String(port), '--hostname', host],
            options: { cwd: path.join(ROOT, 'storefront') },
          };
    children.start('storefront', process.execPath, args, {
      ...options,
      env: {
        ...process.env,
        ...storefrontEnvironment(settings, environment.DATABASE_URL ?? ''),
        NODE_ENV: mode === 'start' ? 'production' : 'development',
      },
    });
    const health = `${settings.urls.storefront}/api/health`;
    await Promise.race([waitFor(health, { seconds: 90, name: 'The storefront' }), children.failed]);
  });
}

/** Waits until the studio's page answers, wherever it is served. */
export async function waitForStudio(children: Children, settings: LocalSettings): Promise<void> {
  await step('Waiting for the studio', () =>
    Promise.race([waitFor(settings.urls.studio, { seconds: 60, name: 'The studio' }), children.failed]),
  );
}

/** Waits until the storefront has been told of everything that was seeded, so that its pages do not change afterwards. */
export async function waitForNews({ failed }: Children, { urls }: LocalSettings): Promise<void> {
  await step('Telling the storefront of its content', () =>
    Promise.race([
      failed,
      waitFor(`${urls.console}/status.json`, {
        seconds: 90,
        name: 'The content lake',
        until: (status) => !status.includes(CHANGES_PENDING),
      }),
    ]),
  );
}

/** Keeps the task running until Ctrl-C or until a child crashes, then stops everything. */
export async function runUntilStopped(children: Children): Promise<void> {
  const stopSignal = new Promise<'asked'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve('asked'));
  });
  try {
    await Promise.race([stopSignal, children.failed]);
  } finally {
    await step('Stopping', () => children.stop());
  }
}

/** Runs the start of a task; on failure or Ctrl-C it stops everything started so far. */
export async function stopOnFailure(children: Children, start: () => Promise<void>): Promise<void> {
  const interruption = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => reject(new Advice('Stopped.')));
  });
  try {
    await Promise.race([start(), interruption]);
  } catch (error) {
    await children.stop();
    throw error;
  }
}
