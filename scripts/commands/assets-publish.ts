// pnpm assets:publish [--days 30]: copies this version's scripts, styles and fonts into ASSETS_FOLDER, from
// which storefronts of every version serve them. Tabs opened before a roll-out then still find their files,
// and instances of the previous version can serve the new ones. Run it before a roll-out, and before a
// rollback with the version you roll back to. A version's files are removed this many days after another
// version was published.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { publishStaticFiles } from '@forecourt/lib/platform/static-files/publish.server';
import { z } from 'zod';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice, step } from './terminal/steps.mjs';

const BUILD = path.join(import.meta.dirname, '../../storefront/.next');

await runCommand(async () => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
  const days = z.coerce.number().int().min(1).max(3_650).safeParse(values.days);
  if (!days.success) throw new Advice('--days must be a whole number from 1.');
  loadEnvironment(['ASSETS_FOLDER']);
  const schema = z.object({ ASSETS_FOLDER: variables.ASSETS_FOLDER.unwrap() });
  const { ASSETS_FOLDER } = parseEnvironment(schema, process.env);
  await step('Publishing the static files', async (report) => {
    const { version, files, copied, removed } = await publishStaticFiles({
      build: BUILD,
      folder: ASSETS_FOLDER,
      days: days.data,
    });
    report(`version ${version}: ${files} files, ${copied} of them new; ${removed} old ones removed`);
  });
});
