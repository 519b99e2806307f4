import { spawn } from 'node:child_process';
import path from 'node:path';
import { z } from 'zod';
import { Advice, step } from '../commands/terminal/steps.mjs';
import { localSettings, ROOT } from '../emulators/settings.ts';
import { ensureBundle } from '../tasks/builds.ts';
import { Children } from '../tasks/children.ts';
import { nextCommand } from '../tasks/next-command.ts';
import { requireFreePorts } from '../tasks/ports.ts';
import { ask } from '../tasks/request-storefront.ts';
import { ensureSeeded, startLocalEmulators, startStorefront, stopOnFailure } from '../tasks/running.ts';
import { waitFor } from '../tasks/wait.ts';

const REFERENCE = path.join(ROOT, 'scripts', 'bench', 'pages', 'reference');
const NEXT = nextCommand('scripts');

/** Data and ports of a benchmark, separate from those of the demo and the tests. */
interface Place {
  name: string;
  portOffset: number;
  reference?: boolean;
}

/**
 * Builds and starts the storefront on separate data, and the reference page.
 * @param place.name data folder, which later runs reuse
 */
export async function startServers(
  { name, portOffset, reference = true }: Place = { name: 'bench', portOffset: 200 },
) {
  const settings = localSettings({ name, portOffset });
  const referencePort = settings.ports.storefront + 50;
  const referenceUrl = `http://localhost:${referencePort}`;
  const children = new Children(path.join(ROOT, '.data', 'logs', name));
  await requireFreePorts({ ...settings.ports, reference: referencePort });
  let environment: Record<string, string> = {};
  await stopOnFailure(children, async () => {
    await ensureBundle();
    if (reference) await step('Building the reference page', buildReference);
    environment = await startLocalEmulators(children, settings, portOffset);
    await ensureSeeded(settings, environment);
    await startStorefront(children, settings, environment, 'start');
    if (!reference) return;
    children.start(
      'reference',
      process.execPath,
      [NEXT, 'start', '--port', String(referencePort), '--hostname', 'localhost'],
      {
        cwd: REFERENCE,
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    await waitFor(referenceUrl, { seconds: 60, name: 'The reference page' });
  });
  return {
    referenceUrl,
    storefrontPort: settings.ports.storefront,
    settings,
    environment,
    dataDir: settings.dataDir,
    stop: () => children.stop(),
  };
}

function buildReference(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [NEXT, 'build'], {
      cwd: REFERENCE,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Advice('The reference page did not build.')),
    );
  });
}

export async function firstVehicle(port: number, host: string): Promise<string> {
  const { body } = await ask({ port, host, path: '/sitemap.xml' });
  return z
    .string({ error: 'The sitemap lists no vehicle' })
    .parse(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/.exec(body)?.[1]);
}
