// `npm run check`: lint, types and the unit tests that need no emulator. With `--changed`, the tests affected
// by changes, including browser tests, and a list of the ones skipped.
import { execFileSync } from 'node:child_process';
import { Advice, runTask } from '../commands/terminal/steps.mjs';
import { ROOT } from '../emulators/settings.ts';
import { affectedSpecs, projectImporters } from './testing/affected.ts';
import { readArguments } from './testing/arguments.ts';
import { browserTests, requirePrograms } from './testing/browser-tests.ts';
import { clearResults, type Outcome, reportOutcomes } from './testing/outcome.ts';
import { staticChecks } from './testing/static-checks.ts';
import { unitTests } from './testing/unit-tests.ts';

const USAGE = `npm run check [-- --changed [--since COMMIT]]

  --changed  the tests affected by your changes, including browser tests
  --since    the commit or branch to compare with (origin/main)`;

await runTask(async () => {
  const { values } = readArguments(USAGE, {
    options: { changed: { type: 'boolean', default: false }, since: { type: 'string' } },
  });
  clearResults();
  if (values.changed || values.since) return changedTests(values.since ?? defaultBranch());
  await staticChecks();
  reportOutcomes([await unitTests(['--project', 'pure', '--project', 'isolated'])]);
});
process.exit();

/**
 * Lint and types of everything, then the tests affected by changes since this branch left another commit or
 * branch.
 */
async function changedTests(since: string): Promise<void> {
  const base = mergeBase(since);
  const files = changedFiles(base);
  const { specs, leftOut } = affectedSpecs(files, projectImporters());
  process.stdout.write(`${files.length} changed files\n`);
  if (specs.length > 0) await requirePrograms();
  await staticChecks();
  const outcomes: Outcome[] = [];
  try {
    outcomes.push(await unitTests(['--changed', base, '--passWithNoTests']));
    if (specs.length > 0) outcomes.push(await browserTests(specs.map((name) => `e2e/${name}.spec`)));
  } finally {
    process.stdout.write(
      leftOut.length === 0
        ? '\nAll browser tests ran.\n'
        : `\nSkipped ${leftOut.length} browser test files of other areas: ${leftOut.join(', ')}.\n`,
    );
    process.stdout.write(
      'Skipped: unit and integration tests that import none of the changed files, and the check for unused code. npm test runs everything.\n',
    );
    reportOutcomes(outcomes);
  }
}

function mergeBase(other: string): string {
  try {
    return git('merge-base', 'HEAD', other).trim();
  } catch {
    throw new Advice(
      `This branch has no commit in common with ${other}: run \`git fetch --unshallow\`, or name a commit with --since.`,
    );
  }
}

/** Returns paths of the files that differ from a commit, including new and deleted ones. */
function changedFiles(base: string): string[] {
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ];
}

/** Returns the target branch of changes: `origin/main`, or `main` in a checkout without a remote. */
function defaultBranch(): string {
  const known = lines(git('for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes'));
  const branch = ['origin/main', 'main'].find((name) => known.includes(name));
  if (!branch) throw new Advice('There is no branch main to compare with: name a commit with --since.');
  return branch;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6, stdio: 'pipe' });
  } catch (error) {
    throw new Advice(`git ${args.join(' ')} failed: ${error instanceof Error ? error.message : error}`);
  }
}

function lines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
