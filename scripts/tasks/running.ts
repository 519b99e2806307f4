import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHANGES_PENDING } from '../local/service.ts';
import { type LocalSettings, ROOT, storefrontEnvironment } from '../local/settings.ts';
import { seed } from '../seed/main.ts';
import { Advice, step } from '../terminal/steps.mjs';
import { BUNDLE, EDITING_BUILD, ensureBuild, ensureBundle } from './builds.ts';
import type { Children } from './children.ts';
import { storefrontProgram } from './storefront-program.ts';
import { waitFor } from './wait.ts';

type Environment = Record<string, string>;

/** Starts the storefront with hot reload, from its own folder. */
const DEVELOPMENT = ['node_modules/next/dist/bin/next', 'dev'];

/** Starts the local services as one child and returns the environment variables they print. */
export async function startLocalServices(
  children: Children,
  settings: LocalSettings,
  offset: number,
): Promise<Environment> {
  return step('Starting the local services', async () => {
    const child = children.start('local-services', process.execPath, ['scripts/local/main.ts'], {
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
    children.start(
      'storefront',
      process.execPath,
      mode === 'start'
        ? storefrontProgram(port, host)
        : [...DEVELOPMENT, '--port', String(port), '--hostname', host],
      {
        cwd: mode === 'start' ? BUNDLE : path.join(ROOT, 'storefront'),
        env: {
          ...process.env,
          ...storefrontEnvironment(settings, environment.DATABASE_URL ?? ''),
          NODE_ENV: mode === 'start' ? 'production' : 'development',
        },
      },
    );
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
