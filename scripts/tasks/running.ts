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
import { ofThisMachine } from './image/bare-image.ts';
import { nextCommand } from './next-command.ts';
import { waitFor } from './wait.ts';

type Environment = Record<string, string>;

const DEVELOPMENT = [nextCommand('storefront'), 'dev'];

/**
 * Starts the emulators as one child process, then the worker and the image server.
 * @param bundle the existing bundle to start those two from; null to start them from source, as in
 * development
 * @returns the environment variables that the emulators print
 */
export async function startLocalEmulators(
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
  step('Starting the emulators', async () => {
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

/**
 * Starts the worker and the image server in separate processes, as in production, and waits until both
 * respond.
 */
async function startWorkerAndImageServer(
  children: Children,
  settings: LocalSettings,
  databaseUrl: string,
  bundle: string | null,
): Promise<void> {
  const { urls } = settings;
  const photos = feedPhotosFolder(settings);
  const files = workerFilesFolder(settings);
  // Start empty, like a container's memory volume.
  rmSync(files, { recursive: true, force: true });
  for (const folder of [photos, files]) mkdirSync(folder, { recursive: true });
  const fromSources = (words: string[]) => ({ args: words, options: { cwd: ROOT } });
  // Prepare both before starting either, because this changes the owner of folders.
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
      // Only its own settings, because it processes data from untrusted hosts.
      env: { ...ofThisMachine(), ...imageServerEnvironment(settings, databaseUrl), NODE_ENV: 'production' },
    });
    const answering = [
      waitFor(`${urls.worker}/metrics`, { seconds: 60, name: 'The worker' }),
      waitFor(`${urls.imageServer}/health`, { seconds: 60, name: 'The image server' }),
    ];
    await Promise.race([Promise.all(answering), children.failed]);
  });
}

/** Seeds an empty installation with the demo sites; leaves existing content unchanged. */
export async function ensureSeeded(settings: LocalSettings, environment: Environment): Promise<void> {
  const stamp = path.join(settings.dataDir, 'seeded');
  if (existsSync(stamp)) return;
  await step('Seeding the demo sites', (report) =>
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
 * Starts the storefront, from the bundle or with hot reload, and waits until it is healthy.
 * @param host the address to listen on; defaults to the loopback interface, 0.0.0.0 opens it to the network
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

export async function waitForStudio(children: Children, settings: LocalSettings): Promise<void> {
  await step('Waiting for the studio', () =>
    Promise.race([waitFor(settings.urls.studio, { seconds: 60, name: 'The studio' }), children.failed]),
  );
}

/** Waits until all webhooks about seeded content are delivered, so that pages do not change afterwards. */
export async function waitForContentWebhooks({ failed }: Children, { urls }: LocalSettings): Promise<void> {
  await step('Delivering content changes to the storefront', () =>
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
