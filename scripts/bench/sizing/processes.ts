import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commandEnvironment, type LocalSettings, storefrontEnvironment } from '../../emulators/settings.ts';
import { storefrontProgram, WORKER } from '../../tasks/bundle-program.ts';
import type { Children } from '../../tasks/children.ts';
import { waitFor } from '../../tasks/wait.ts';

export interface Running {
  /** Resident memory in megabytes (VmRSS). */
  memory(): number;
  /** CPU seconds used since its start. */
  processor(): number;
}

const METRICS = { storefront: 80, worker: 81 };

const metricsPort = ({ ports }: LocalSettings, name: keyof typeof METRICS): number =>
  ports.storefront + METRICS[name];

function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

/** Linux counts CPU time in hundredths of a second on any machine. */
const TICKS = 100;

function processorOf(pid: number | undefined): number {
  // The 14th and 15th field, counted from behind the name, which may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const runningOf = ({ pid }: ChildProcess): Running => ({
  memory: () => memoryOf(pid),
  processor: () => processorOf(pid),
});

/** Starts one storefront instance from the bundle, as in the image, without a shared store. */
export async function startStorefront(
  children: Children,
  settings: LocalSettings,
  databaseUrl: string,
): Promise<Running> {
  const { storefront: port } = settings.ports;
  const { args, options } = storefrontProgram(port, 'localhost');
  const { process: child } = children.start('storefront', process.execPath, args, {
    ...options,
    env: {
      ...process.env,
      ...storefrontEnvironment(settings, databaseUrl),
      NODE_ENV: 'production',
      METRICS_PORT: String(metricsPort(settings, 'storefront')),
      // The simulated visitors set their own address.
      TRUSTED_PROXIES: '1',
      PGAPPNAME: 'storefront',
    },
  });
  await Promise.race([
    waitFor(`${settings.urls.storefront}/readyz`, { seconds: 90, name: 'The storefront' }),
    children.failed,
  ]);
  return runningOf(child);
}

/** Starts one worker with all its jobs, as in the image. */
export async function startWorker(
  children: Children,
  settings: LocalSettings,
  databaseUrl: string,
): Promise<Running> {
  const { process: child } = children.start('worker', process.execPath, WORKER, {
    env: {
      ...process.env,
      ...commandEnvironment(settings, databaseUrl),
      // Distinguishes its requests from the storefront's.
      SANITY_API_TOKEN: settings.secrets.lakeViewerToken,
      METRICS_PORT: String(metricsPort(settings, 'worker')),
      PGAPPNAME: 'worker',
    },
  });
  await Promise.race([scrape(settings, 'worker', 60), children.failed]);
  return runningOf(child);
}

export const scrape = (settings: LocalSettings, name: keyof typeof METRICS, seconds = 5): Promise<void> =>
  waitFor(`http://localhost:${metricsPort(settings, name)}/metrics`, { seconds, name: `The ${name}` });
