import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/settings.ts';
import { type FailedTest, firstLines, judge, MOST_RERUN, type Outcome, RESULTS } from './outcome.ts';
import { run } from './run.ts';

interface Report {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Runs Vitest, and once more the files of tests that failed, in new processes and on new databases.
 * @param args further arguments of Vitest, such as files, `--project` or `--shard`
 * @throws when Vitest ends without a report
 */
export async function unitTests(args: string[]): Promise<Outcome> {
  const first = await vitest('unit.json', args);
  const files = [...new Set(first.failed.map(({ file }) => file))];
  if (files.length === 0 || first.failed.length > MOST_RERUN) return { ...first, flaky: [] };
  process.stdout.write(`\nRunning ${files.length} files with failed tests again\n`);
  const again = await vitest('unit-again.json', files);
  const { failed, flaky } = judge(first.failed, again.failed);
  return { passed: first.passed + flaky.length, failed, flaky };
}

async function vitest(name: string, args: string[]): Promise<Pick<Outcome, 'passed' | 'failed'>> {
  const file = path.join(RESULTS, name);
  rmSync(file, { force: true });
  const ok = await run('pnpm', [
    'exec',
    'vitest',
    'run',
    '--config',
    'scripts/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  if (!existsSync(file)) throw new Error('Vitest ended without a report');
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const failed = testResults.flatMap(failuresOf);
  // An error outside of any test, such as an unhandled rejection, fails the run without failing a test.
  if (!ok && failed.length === 0)
    failed.push({ file: 'vitest', title: 'error outside of a test', error: 'See the output above.' });
  return { passed: numPassedTests, failed };
}

function failuresOf({
  name,
  status,
  message,
  assertionResults,
}: Report['testResults'][number]): FailedTest[] {
  const file = path.relative(ROOT, name);
  const failures = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages = [] }) => ({
      file,
      title: fullName,
      error: firstLines(failureMessages.join('\n')),
    }));
  // A file that did not load has no failed tests.
  return failures.length === 0 && status === 'failed'
    ? [{ file, title: 'loads', error: firstLines(message ?? '') }]
    : failures;
}
