// `node scripts/bootstrap.mjs tasks/old-on-new --from v1.2.0`: runs the integration tests of an earlier release, with its own code, on the
// schema of this one. During a roll-out, and after a rollback, that is what runs. A checkout of the release is made beside the
// project and removed at the end; `--from` takes whatever git knows as a commit.
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../local/settings.ts';
import { Advice, runTask, step } from '../terminal/steps.mjs';
import { check, run } from './testing/run.ts';

/** What a release says of all tables that there are; it cannot know later ones. */
const OF_ALL_TABLES = 'every table is exported or known to hold no personal data';
const MIGRATIONS = path.join('lib', 'database', 'migrations');

await runTask(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from) throw new Advice('Which release? --from v1.2.0, or a commit.');
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-release-'));
  // PostgreSQL runs as another user where the tests run as root.
  await chmod(folder, 0o755);
  try {
    await check('Checking the release out', 'git', [
      'worktree',
      'add',
      '--detach',
      '--force',
      folder,
      values.from,
    ]);
    await step('Giving it the schema of now', async () => {
      await rm(path.join(folder, MIGRATIONS), { recursive: true });
      await cp(path.join(ROOT, MIGRATIONS), path.join(folder, MIGRATIONS), { recursive: true });
    });
    const inRelease = (args: string[]) => run('pnpm', args, { cwd: folder });
    if (!(await inRelease(['install', '--frozen-lockfile', '--prefer-offline'])))
      throw new Advice('The packages of the release cannot be installed.');
    const vitest = ['exec', 'vitest', 'run', '--config', 'scripts/vitest.config.ts', '--project', 'services'];
    if (!(await inRelease([...vitest, 'scripts/integration', '-t', `^(?!.*${OF_ALL_TABLES})`])))
      throw new Advice(`The release ${values.from} does not work on this schema: the lines above say where.`);
  } finally {
    await check('Removing the release', 'git', ['worktree', 'remove', '--force', folder]);
  }
});
