import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../local/settings.ts';

/** Where reports, traces and screenshots of the last run are kept; git ignores it. */
export const RESULTS = path.join(ROOT, 'test-results');

/** A test that failed once in the run. */
export interface FailedTest {
  /** The test's file, from the project's root. */
  file: string;
  title: string;
  /** The first lines of its error. */
  error: string;
}

/** What a part of the checks found. */
export interface Outcome {
  passed: number;
  /** Tests that failed, and failed again in a fresh state. */
  failed: FailedTest[];
  /** Tests that failed, and passed when they ran again in a fresh state. */
  flaky: FailedTest[];
}

/**
 * More failures than this are no accident, so they are not run again.
 * A run on a broken build would otherwise take twice as long to say so.
 */
export const MOST_RERUN = 20;

/** The key under which two runs of one test are compared. */
const keyOf = ({ file, title }: Pick<FailedTest, 'file' | 'title'>): string => `${file} > ${title}`;

/**
 * Splits the failures of a first run by those of a second one in a fresh state.
 * @param first what failed in the first run
 * @param again what failed in the second run, or null if there was none
 */
export function judge(
  first: readonly FailedTest[],
  again: readonly FailedTest[] | null,
): Pick<Outcome, 'failed' | 'flaky'> {
  if (!again) return { failed: [...first], flaky: [] };
  const failedAgain = new Set(again.map(keyOf));
  const known = new Set(first.map(keyOf));
  return {
    // A test that passed first and fails beside those that are run again failed as well.
    failed: [
      ...first.filter((test) => failedAgain.has(keyOf(test))),
      ...again.filter((test) => !known.has(keyOf(test))),
    ],
    flaky: first.filter((test) => !failedAgain.has(keyOf(test))),
  };
}

/** Lists flaky and failed tests at the end of a run, and keeps the flaky ones in `test-results/flaky.json`. */
export function reportOutcomes(outcomes: readonly Outcome[]): void {
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  mkdirSync(RESULTS, { recursive: true });
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

/** The lines of an error that say what went wrong, without colours. */
export const firstLines = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n');
