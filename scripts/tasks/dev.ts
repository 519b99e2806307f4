// `npm run dev`: like the demo, with hot reload of the storefront and the studio.
import path from 'node:path';
import { runTask } from '../commands/terminal/steps.mjs';
import { localSettings, ROOT, SITE_HOST_SUFFIX } from '../emulators/settings.ts';
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

await runTask(async () => {
  const settings = localSettings({ name: 'demo', portOffset: 0 });
  const children = new Children(path.join(ROOT, '.data', 'logs'));
  const { postgres, ...ports } = settings.ports;
  await requireFreePorts(process.env.DATABASE_URL ? ports : { ...ports, postgres });
  await stopOnFailure(children, async () => {
    process.env.FORECOURT_STUDIO = 'dev';
    // Worker and image server have no hot reload: restart `npm run dev` after changing them.
    const environment = await startLocalEmulators(children, settings, 0, null);
    await ensureSeeded(settings, environment);
    children.start(
      'studio',
      process.execPath,
      ['node_modules/sanity/bin/sanity', 'dev', '--port', String(settings.ports.studio)],
      {
        cwd: path.join(ROOT, 'studio'),
        env: {
          ...process.env,
          SANITY_STUDIO_LAKE: 'local',
          SANITY_STUDIO_SITE_HOST_SUFFIXES: SITE_HOST_SUFFIX,
          SANITY_STUDIO_BACK_OFFICE_URL: settings.urls.storefront,
        },
      },
    );
    await startStorefront(children, settings, environment, 'dev');
    await waitForStudio(children, settings);
  });
  process.stdout.write(
    `\nForecourt is ready with hot reload: ${settings.urls.console} lists every address.\n`,
  );
  await runUntilStopped(children);
});
process.exit();
