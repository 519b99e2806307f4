// `node scripts/bootstrap.mjs bundle --to FOLDER`: copies only the runtime files of the storefront, the
// workers and the operator commands into an empty folder: the content of the image. With `--studio` it builds
// the studio's static files instead, using the variables `SANITY_STUDIO_*`.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, runTask, step } from '../commands/terminal/steps.mjs';
import { ROOT } from '../emulators/settings.ts';
import { EDITING_BUILD, ensureBuild, STOREFRONT_BUILD, STUDIO_BUILD } from './builds.ts';
import { bundledFiles } from './bundle/contents.ts';
import { copyTraced } from './bundle/traced.ts';

await runTask(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, studio: { type: 'boolean', default: false } },
  });
  if (!values.to) throw new Advice('node scripts/bootstrap.mjs bundle --to FOLDER [--studio]');
  if (values.studio && !process.env.SANITY_STUDIO_PROJECT_ID)
    throw new Advice('Set SANITY_STUDIO_PROJECT_ID: the studio is built for one Sanity project.');
  const to = path.resolve(values.to);
  if (existsSync(to) && (await readdir(to)).length) throw new Advice(`${to} is not empty.`);
  await mkdir(to, { recursive: true });
  if (values.studio) {
    // Without the build's default variables, which are for the demo's emulators.
    await ensureBuild({ ...STUDIO_BUILD, env: {} });
    await step('Copying the studio', () => cp(path.join(ROOT, 'studio/dist'), to, { recursive: true }));
    return;
  }
  await ensureBuild(EDITING_BUILD);
  await ensureBuild(STOREFRONT_BUILD);
  await step('Copying runtime files', async (report) => {
    const files = await bundledFiles();
    report(`${files.size} files`);
    await copyTraced(files, to);
  });
});
