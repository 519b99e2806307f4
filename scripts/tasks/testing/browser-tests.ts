import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { localSettings, ROOT } from '../../emulators/settings.ts';
import { ensureBuild, ensureBundle, STUDIO_BUILD } from '../builds.ts';
import { Children } from '../children.ts';
import { findJava } from '../java.ts';
import { requireFreePorts } from '../ports.ts';
import {
  ensureSeeded,
  startLocalEmulators,
  startStorefront,
  stopOnFailure,
  waitForContentWebhooks,
  waitForStudio,
} from '../running.ts';
import { findTestBrowser, prepareTestBrowser } from '../test-browser.ts';
import { type FailedTest, firstLines, type Outcome, RESULTS, type TestRun, withRerun } from './outcome.ts';
import { run } from './run.ts';

/**
 * Ports that do not collide with a running demo; an offset lets several checkouts on one machine test at the
 * same time.
 */
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 100);
const DATA = { name: 'test', portOffset: PORT_OFFSET };
const E2E = path.join(ROOT, 'scripts', 'checks', 'e2e');

/** Throws Advice if a program that the browser tests need is missing, before other checks take minutes. */
export async function requirePrograms(): Promise<void> {
  await prepareTestBrowser();
  findJava();
}

/**
 * Runs the browser tests on a newly seeded product, and reruns the files of failed tests on another one.
 * @param args additional arguments of Playwright, such as parts of file names, `--grep` or `--shard`
 * @param others work to finish before the browser tests begin; the product is built and seeded meanwhile
 */
export async function browserTests(args: string[], others?: Promise<unknown>): Promise<Outcome> {
  const first = await onFreshProduct(async (environment) => {
    await others;
    return playwright('browser', args, environment);
  });
  return withRerun(first, (failed) => {
    // Whole files: if a suite's set-up fails, none of its tests has run.
    const files = [...new Set(failed.map(({ file }) => `e2e/${path.basename(file)}`))];
    return onFreshProduct((environment) =>
      playwright('browser-again', files, { ...environment, FORECOURT_TRACE: 'on' }),
    );
  });
}

/** Builds if needed, starts and seeds the whole product, runs `work`, and stops everything. */
async function onFreshProduct<Result>(
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const children = new Children(path.join(ROOT, '.data', 'logs', 'test'));
  const { ports, dataDir } = localSettings(DATA);
  await requireFreePorts({ ...ports });
  await rm(dataDir, { recursive: true, force: true });
  const settings = localSettings(DATA);
  try {
    let result: Result | undefined;
    await stopOnFailure(children, async () => {
      // The tests act as many visitors from one machine; a proxy's header tells them apart for the rate limits.
      process.env.TRUSTED_PROXIES ??= '1';
      await Promise.all([ensureBuild(STUDIO_BUILD), ensureBundle()]);
      const environment = await startLocalEmulators(children, settings, PORT_OFFSET);
      await ensureSeeded(settings, environment);
      // Many test shoppers share one phone number and abandon their holds; the limit itself has integration tests.
      process.env.UNPAID_HOLDS ??= '1000';
      await startStorefront(children, settings, environment, 'start');
      await waitForStudio(children, settings);
      await waitForContentWebhooks(children, settings);
      result = await work(environment);
    });
    return result as Result;
  } finally {
    await children.stop();
  }
}

async function playwright(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<TestRun> {
  const report = path.join(RESULTS, `${name}.json`);
  const ok = await run(
    'pnpm',
    ['exec', 'playwright', 'test', '--config', 'checks/e2e/playwright.config.ts', ...args],
    {
      cwd: path.join(ROOT, 'scripts'),
      env: {
        ...process.env,
        ...environment,
        FORECOURT_DATA: DATA.name,
        FORECOURT_PORT_OFFSET: String(PORT_OFFSET),
        FORECOURT_E2E_REPORT: report,
        FORECOURT_E2E_OUTPUT: path.join(RESULTS, name),
        CHROME_PATH: findTestBrowser(),
      },
    },
  );
  if (!existsSync(report)) throw new Error('Playwright ended without a report');
  const { suites, stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = suites.flatMap((suite) => failuresIn(suite));
  const problems = errors.map(({ message, value }) => message ?? value ?? '');
  if (!ok && failed.length === 0 && problems.length === 0)
    problems.push('Playwright failed: see its output above.');
  return {
    passed: stats.expected,
    failed,
    errors: problems.map((error) => ({
      file: 'playwright',
      title: 'error outside of a test',
      error: firstLines(error),
    })),
  };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; expectedStatus: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface Report {
  suites: Suite[];
  errors: { message?: string; value?: string }[];
  stats: { expected: number };
}

/**
 * Returns the tests of a suite and its children that failed or did not run; a file's suite is named after the
 * file.
 */
function failuresIn({ suites = [], specs }: Suite, titles: readonly string[] = []): FailedTest[] {
  return [
    ...specs.flatMap(({ title, file, tests: [test] }) => {
      const didNotRun = test?.status === 'skipped' && test.expectedStatus === 'passed';
      if (test?.status !== 'unexpected' && !didNotRun) return [];
      return {
        file: path.relative(ROOT, path.join(E2E, file)),
        title: [...titles, title].join(' > '),
        error: didNotRun
          ? 'Did not run, because a test or the set-up before it failed.'
          : firstLines(test.results[0]?.error?.message ?? ''),
      };
    }),
    ...suites.flatMap((suite) => failuresIn(suite, [...titles, suite.title])),
  ];
}
