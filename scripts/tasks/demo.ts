// `npm run demo`: the whole product with emulators, built for production. `-- --reset` starts over with fresh
// data; `-- --host 0.0.0.0` opens the storefront to the network. FORECOURT_PORT_OFFSET is added to every
// port, in case the default ports are in use.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, runTask, step } from '../commands/terminal/steps.mjs';
import { type LocalSettings, localSettings, ROOT } from '../emulators/settings.ts';
import { ensureBuild, ensureBundle, STUDIO_BUILD } from './builds.ts';
import { Children } from './children.ts';
import { requireFreePorts } from './ports.ts';
import {
  ensureSeeded,
  runUntilStopped,
  startLocalEmulators,
  startStorefront,
  stopOnFailure,
  waitForStudio,
} from './running.ts';

const NAME = 'demo';
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 0);

await runTask(async () => {
  const { reset, host } = readArguments();
  const startTime = performance.now();
  const children = new Children(path.join(ROOT, '.data', 'logs'));
  let settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  await requireFreePorts(portsToCheck(settings));
  if (reset) {
    await step("Deleting the demo's data", () => rm(settings.dataDir, { recursive: true, force: true }));
    settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  }
  await stopOnFailure(children, async () => {
    await ensureBuild(STUDIO_BUILD);
    await ensureBundle();
    const environment = await startLocalEmulators(children, settings, PORT_OFFSET);
    await ensureSeeded(settings, environment);
    await startStorefront(children, settings, environment, 'start', host);
    await waitForStudio(children, settings);
  });
  announce(settings, performance.now() - startTime);
  await runUntilStopped(children);
});
process.exit();

function readArguments(): { reset: boolean; host: string } {
  try {
    const { values } = parseArgs({
      options: { reset: { type: 'boolean', default: false }, host: { type: 'string', default: 'localhost' } },
    });
    return values;
  } catch (error) {
    throw new Advice(
      `${error instanceof Error ? error.message : error}\nUse: npm run demo [-- [--reset] [--host ADDRESS]]`,
    );
  }
}

function portsToCheck({ ports }: LocalSettings): Record<string, number> {
  const { postgres, ...rest } = ports;
  return process.env.DATABASE_URL ? rest : { ...rest, postgres };
}

function announce({ ports, urls, secrets }: LocalSettings, elapsedMs: number): void {
  const site = (slug: string) => `http://${slug}.localhost:${ports.storefront}`;
  process.stdout.write(`
Forecourt is ready (${Math.round(elapsedMs / 1000)} s).

  Harbour Motor Group   ${site('harbour')}
  Northside             ${site('northside')}
  Value Cars            ${site('valuecars')}
  Coastline Caravans    ${site('coastline')}

  Studio                ${urls.studio}   (admin ${secrets.adminPassword}, editor ${secrets.editorPassword}, coastline ${secrets.siteEditorPassword}, author ${secrets.authorPassword}, sales ${secrets.salesPassword}, coastlinesales ${secrets.siteSalesPassword}, viewer ${secrets.viewerPassword})
  Console               ${urls.console}

Ctrl-C stops everything.
`);
}
