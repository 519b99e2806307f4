// `node scripts/bootstrap.mjs tasks/old-on-new [--from v1.2.0] [--landed COMMIT]`: runs the integration tests
// of an earlier release, with its own code, on the current schema, which is what happens during a roll-out
// and after a rollback. Checks the release out next to the project and removes it at the end; `--from` takes
// any commit-ish. By default, the release is the newest tag before this commit, or without tags `--landed` or
// the previous commit. Skipped if the schema is the same.
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Advice, runTask, step } from '../commands/terminal/steps.mjs';
import { ROOT } from '../emulators/settings.ts';
import { earlierRelease, isUnchangedSince } from './testing/earlier-release.ts';
import { check, run } from './testing/run.ts';

/** Titles of tests that cover all tables or columns; an earlier release cannot know later ones. */
const WHOLE_SCHEMA_TITLES = [
  'every table is exported or known to hold no personal data',
  'every column that looks personal is in the table of personal data',
  'every reference to a table of personal data is one by which',
  'store nothing more of a device than its name',
];
const MIGRATIONS = path.join('lib', 'platform', 'database', 'migrations');
/** Locations of migrations and integration tests in releases up to November 2026. */
const FORMER = { migrations: path.join('lib', 'database', 'migrations'), tests: 'scripts/integration' };

await runTask(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, landed: { type: 'string' } } });
  const release = values.from ?? releaseWithDifferentSchema(values.landed);
  if (release) await testRelease(release);
});

/** Prints the reason if there is no release to test. */
function releaseWithDifferentSchema(landed?: string): string | null {
  const release = earlierRelease(ROOT, landed);
  if (!release) process.stdout.write('Skipped: there is no earlier commit.\n');
  else if (isUnchangedSince(ROOT, release, MIGRATIONS))
    process.stdout.write(`Skipped: ${release} has the current schema.\n`);
  else return release;
  return null;
}

async function testRelease(release: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-release-'));
  // PostgreSQL runs as another user if the tests run as root.
  await chmod(folder, 0o755);
  try {
    await check('Checking the release out', 'git', [
      'worktree',
      'add',
      '--detach',
      '--force',
      folder,
      release,
    ]);
    const isFormer = existsSync(path.join(folder, FORMER.migrations));
    await step('Giving it the schema of now', async () => {
      const migrations = path.join(folder, isFormer ? FORMER.migrations : MIGRATIONS);
      await rm(migrations, { recursive: true });
      await cp(path.join(ROOT, MIGRATIONS), migrations, { recursive: true });
    });
    const inRelease = (args: string[]) => run('pnpm', args, { cwd: folder });
    if (!(await inRelease(['install', '--frozen-lockfile', '--prefer-offline'])))
      throw new Advice('The packages of the release cannot be installed.');
    const vitest = ['exec', 'vitest', 'run', '--config', 'scripts/vitest.config.ts', '--project', 'services'];
    if (
      !(await inRelease([
        ...vitest,
        isFormer ? FORMER.tests : 'scripts/checks/integration',
        '-t',
        `^(?!.*(?:${WHOLE_SCHEMA_TITLES.join('|')}))`,
      ]))
    )
      throw new Advice(`The release ${release} does not work on this schema: see the lines above.`);
  } finally {
    await check('Removing the release', 'git', ['worktree', 'remove', '--force', folder]);
  }
}
