import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../emulators/settings.ts';
import { ERROR_REPORT } from './error-reporter.ts';
import { type FailedTest, firstLines, type Outcome, RESULTS, type TestRun, withRerun } from './outcome.ts';
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
 * Runs Vitest, and reruns the files of failed tests in new processes and on new databases.
 * @param args additional arguments of Vitest, such as files, `--project` or `--shard`
 * @throws if Vitest ends without a report
 */
export async function unitTests(args: string[]): Promise<Outcome> {
  return withRerun(await vitest('unit', args), (failed) =>
    vitest('unit-again', [...new Set(failed.map(({ file }) => file))]),
  );
}

async function vitest(name: string, args: string[]): Promise<TestRun> {
  const report = path.join(RESULTS, `${name}.json`);
  const errorReport = path.join(RESULTS, `${name}-errors.json`);
  await run(
    'pnpm',
    [
      'exec',
      'vitest',
      'run',
      '--config',
      'scripts/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./scripts/tasks/testing/error-reporter.ts',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { env: { ...process.env, [ERROR_REPORT]: errorReport } },
  );
  if (!existsSync(report) || !existsSync(errorReport)) throw new Error('Vitest ended without a report');
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const errors = JSON.parse(readFileSync(errorReport, 'utf8')) as string[];
  const failed = testResults.flatMap(failuresOf);
  return {
    passed: numPassedTests,
    failed: failed.map((failure) => ({
      ...failure,
      error: failure.error || firstLines(errors.find(isCrash) ?? ''),
    })),
    errors: errors
      // The file that ran in the process is listed as failed, and runs again.
      .filter((error) => !(isCrash(error) && failed.some(({ title }) => title === FAILED_FILE)))
      .map((error) => ({ file: 'vitest', title: 'error outside of a test', error: firstLines(error) })),
  };
}

const FAILED_FILE = 'file or hook';

/** Returns whether a process that ran tests died, for example by a fault in Node.js. */
const isCrash = (error: string): boolean => /\[vitest-pool\]: Worker \w+ emitted error/.test(error);

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
  // A file that does not load, or whose set-up fails, has no failed tests.
  return failures.length === 0 && status === 'failed'
    ? [{ file, title: FAILED_FILE, error: firstLines(message ?? '') }]
    : failures;
}
