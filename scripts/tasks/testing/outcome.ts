import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../emulators/settings.ts';

/** Reports, traces and screenshots of the last run; ignored by git. */
export const RESULTS = path.join(ROOT, 'test-results');

export interface FailedTest {
  file: string;
  title: string;
  error: string;
}

export interface TestRun<Failure extends FailedTest = FailedTest> {
  passed: number;
  failed: Failure[];
  /** Errors outside of any test. They fail the run, and no rerun can clear them. */
  errors: FailedTest[];
}

export interface Outcome {
  passed: number;
  failed: FailedTest[];
  /** Tests that failed, then passed in the rerun. */
  flaky: FailedTest[];
}

/** More failures than this mean a broken build, so they are not rerun. */
const MOST_RERUN = 20;

const keyOf = ({ file, title }: FailedTest): string => `${file} > ${title}`;

/**
 * Reruns the failures of a run in a fresh state and separates flaky tests from broken ones.
 * @param first the first run
 * @param again reruns the failed tests; if it throws, the result of the first run is used
 */
export async function withRerun<Failure extends FailedTest>(
  { passed, failed, errors }: TestRun<Failure>,
  again: (failed: readonly Failure[]) => Promise<TestRun>,
): Promise<Outcome> {
  const asTheyAre = { passed, failed: [...failed, ...errors], flaky: [] };
  if (failed.length === 0 || failed.length > MOST_RERUN || errors.length > 0) return asTheyAre;
  process.stdout.write(`\nRunning ${failed.length} failed tests again in a fresh state\n`);
  let second: TestRun;
  try {
    second = await again(failed);
  } catch (error) {
    process.stdout.write(`\nThe rerun failed: ${error instanceof Error ? error.message : error}\n`);
    return asTheyAre;
  }
  const failedAgain = new Set(second.failed.map(keyOf));
  const known = new Set(failed.map(keyOf));
  const flaky = failed.filter((test) => !failedAgain.has(keyOf(test)));
  return {
    passed: passed + flaky.length,
    failed: [
      ...failed.filter((test) => failedAgain.has(keyOf(test))),
      // Tests that passed in the first run but failed in the rerun.
      ...second.failed.filter((test) => !known.has(keyOf(test))),
      ...second.errors,
    ],
    flaky,
  };
}

export function clearResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/**
 * Lists flaky and failed tests at the end of a run, and saves the flaky ones in `test-results/flaky.json`.
 */
export function reportOutcomes(outcomes: readonly Outcome[]): void {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  writeFileSync(path.join(RESULTS, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  const list = (heading: string, tests: readonly FailedTest[]) => {
    if (tests.length === 0) return;
    process.stdout.write(`\n${heading}\n`);
    for (const test of tests)
      process.stdout.write(`\n  ${keyOf(test)}\n${test.error.replace(/^/gm, '    ')}\n`);
  };
  list('Flaky: failed once and passed in a fresh state. Find the race and fix it.', flaky);
  list('Failed', failed);
  process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Returns the first lines of an error without colours. */
export const firstLines = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n');
