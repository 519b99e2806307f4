// `node scripts/bootstrap.mjs image`: tests the Containerfile without a container engine. Runs its commands
// in bare folders with only its environment; migrates a database, starts the storefront, makes the requests a
// platform would make, and opens a page, also through Varnish, a PDF, a social card and a draft; has the
// image server resize a photo and the worker mail a lead; serves the studio with nginx. Takes minutes, so it
// is not part of `npm test`; needs Debian's varnish, varnish-modules, redis-server and nginx-light. `--keep`
// leaves the folder; `--bundle FOLDER` uses the output of the task `bundle` instead of building it.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTask, step } from '../commands/terminal/steps.mjs';
import { localSettings, ROOT, storefrontEnvironment } from '../emulators/settings.ts';
import { Children } from './children.ts';
import { tryApp } from './image/app.ts';
import { makeBare, run } from './image/bare-image.ts';
import { parseContainerfile, type Stage, stagesOf } from './image/containerfile.ts';
import { tryPhotos, tryPreview, tryWorker } from './image/preview-photos-worker.ts';
import { tryStudio } from './image/studio.ts';
import { tryVarnish } from './image/varnish.ts';
import { ensureSeeded, startLocalEmulators } from './running.ts';
import { SharedStore } from './shared-store.ts';

const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 200);
const PURGE_TOKEN = 'a token of this trial';

interface Trial {
  stages: Stage[];
  folder: string;
  bundle?: string;
}

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      keep: { type: 'boolean', default: false },
      bundle: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-image-'));
  // If we are root, another user runs the programs in this folder.
  chmodSync(folder, 0o755);
  const text = readFileSync(path.join(ROOT, '.deploy/Containerfile'), 'utf8');
  const trial = { stages: parseContainerfile(text), folder, bundle: values.bundle };
  try {
    if (values.only !== 'studio') await tryStorefront(trial);
    if (values.only !== 'app') await tryStudioImage(trial);
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
    else process.stdout.write(`${folder}\n`);
  }
});
process.exit();

/** The storefront with a separate database and content, behind Varnish. */
async function tryStorefront({ stages, folder, bundle }: Trial): Promise<void> {
  const children = new Children(path.join(ROOT, '.data', 'logs', 'image'));
  const { dataDir, ports } = localSettings({ name: 'image', portOffset: PORT_OFFSET });
  const { storefront } = ports;
  const store = new SharedStore(storefront + 3);
  try {
    const app = stagesOf(stages, 'app');
    const image = await makeBare(bundle ? app.slice(-1) : app, folder, { made: bundle });
    const front = await makeBare(stagesOf(stages, 'front'), folder);
    rmSync(dataDir, { recursive: true, force: true });
    const settings = localSettings({ name: 'image', portOffset: PORT_OFFSET });
    const services = await startLocalEmulators(children, settings, PORT_OFFSET, image.cwd);
    const env = {
      ...image.env,
      ...storefrontEnvironment(settings, services.DATABASE_URL ?? ''),
      METRICS_PORT: String(storefront + 1),
      REDIS_URL: `redis://127.0.0.1:${storefront + 3}`,
      PURGE: 'varnish',
      PURGE_URL: `http://127.0.0.1:${storefront + 2}`,
      PURGE_TOKEN,
    };
    await store.start();
    await step('Migrating with the image', () =>
      run(['node', 'scripts/commands/db-migrate.ts'], { cwd: image.cwd, env }),
    );
    await ensureSeeded(settings, services);
    await tryApp(image, env, storefront, async () => {
      await tryVarnish(front, { port: storefront + 2, storefront, token: PURGE_TOKEN });
      await tryPreview(settings, storefront);
    });
    await tryPhotos(image, settings, { port: storefront + 4, folder });
    await tryWorker(image, settings, services.DATABASE_URL ?? '');
  } finally {
    await store.kill();
    await children.stop();
  }
}

async function tryStudioImage({ stages, folder }: Trial): Promise<void> {
  const args = {
    SANITY_STUDIO_PROJECT_ID: 'trial123',
    SANITY_STUDIO_BACK_OFFICE_URL: 'http://localhost:3000',
  };
  const image = await makeBare(stagesOf(stages, 'studio'), folder, { args });
  await tryStudio(image, localSettings({ name: 'image', portOffset: PORT_OFFSET }).ports.studio);
}
