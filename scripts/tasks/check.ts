// `npm run check`: lint, types and the unit tests that need no service. With `--changed`, every test that the changes since
// a commit can affect, in the browser too, and a list of those left out.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ROOT } from '../local/settings.ts';
import { Advice, runTask } from '../terminal/steps.mjs';
import { affectedSpecs, projectImporters } from './testing/affected.ts';
import { browserTests, requirePrograms } from './testing/browser-tests.ts';
import { type Outcome, RESULTS, reportOutcomes } from './testing/outcome.ts';
import { check } from './testing/run.ts';
import { unitTests } from './testing/unit-tests.ts';

const USAGE = `npm run check [-- --changed [--since COMMIT]]

  --changed  only what changes can affect, browser tests included
  --since    the commit the changes are counted from (where this branch left origin/main)`;

await runTask(async () => {
  const { values } = parseArgs({
    options: {
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  mkdirSync(RESULTS, { recursive: true });
  if (values.changed) reportOutcomes(await changedTests(values.since));
  else {
    await check('Lint', 'pnpm', ['lint']);
    await check('Types', 'pnpm', ['typecheck']);
    reportOutcomes([await unitTests(['--project', 'pure', '--project', 'isolated'])]);
  }
});
process.exit();

/** Lint and types of everything, then the tests that the changes since a commit can affect. */
async function changedTests(since?: string): Promise<Outcome[]> {
  const base = since ?? git('merge-base', 'HEAD', defaultBranch()).trim();
  const files = changedFiles(base);
  const { specs, leftOut } = affectedSpecs(files, projectImporters());
  process.stdout.write(`${files.length} changed files\n`);
  if (specs.length > 0) requirePrograms();
  await check('Lint', 'pnpm', ['lint']);
  await check('Types', 'pnpm', ['typecheck']);
  const outcomes = [await unitTests(['--changed', base, '--passWithNoTests'])];
  if (specs.length > 0) outcomes.push(await browserTests(specs.map((name) => `e2e/${name}.spec`)));
  process.stdout.write(
    leftOut.length === 0
      ? '\nAll browser tests ran.\n'
      : `\nLeft out ${leftOut.length} files of browser tests, which this change does not reach: ${leftOut.join(', ')}.\n`,
  );
  process.stdout.write(
    'Left out: unit and integration tests that import none of the changed files, and unused code. npm test runs everything.\n',
  );
  return outcomes;
}

/** Paths of the files that differ from a commit, new ones included. */
function changedFiles(base: string): string[] {
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ];
}

/** The branch that changes are sent to: `origin/main`, or `main` in a checkout without a remote. */
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
