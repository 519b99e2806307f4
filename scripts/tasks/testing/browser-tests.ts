import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { localSettings, ROOT } from '../../local/settings.ts';
import { ensureBuild, STOREFRONT_BUILD, STUDIO_BUILD } from '../builds.ts';
import { Children } from '../children.ts';
import { findTestBrowser } from '../chromium.ts';
import { findJava } from '../java.ts';
import { requireFreePorts } from '../ports.ts';
import {
  ensureSeeded,
  startLocalServices,
  startStorefront,
  stopOnFailure,
  waitForNews,
  waitForStudio,
} from '../running.ts';
import { type FailedTest, firstLines, judge, MOST_RERUN, type Outcome, RESULTS } from './outcome.ts';
import { run } from './run.ts';

/** Ports that leave room for a running demo; an offset lets several checkouts on one machine test at the same time. */
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 100);
const DATA = { name: 'test', portOffset: PORT_OFFSET };
const E2E = path.join(ROOT, 'scripts', 'e2e');

/** Throws Advice when a program that the browser tests need is missing, before other checks take their minutes. */
export function requirePrograms(): void {
  findTestBrowser();
  findJava();
}

/**
 * Runs the browser tests on a newly seeded product, and once more those that failed, on a product seeded anew.
 * @param args further arguments of Playwright, such as parts of file names, `--grep` or `--shard`
 */
export async function browserTests(args: string[]): Promise<Outcome> {
  const first = await onFreshProduct((environment) => playwright('browser', args, environment));
  if (first.failed.length === 0 || first.failed.length > MOST_RERUN) return { ...first, flaky: [] };
  process.stdout.write(`\nRunning ${first.failed.length} failed tests again on a new product\n`);
  const places = [...new Set(first.failed.map(({ file, line }) => `${path.basename(file)}:${line}`))];
  const again = await onFreshProduct((environment) =>
    playwright('browser-again', places, { ...environment, FORECOURT_TRACE: 'on' }),
  );
  const { failed, flaky } = judge(first.failed, again.failed);
  return { passed: first.passed + flaky.length, failed, flaky };
}

/** Builds studio and storefront for production, unless their last builds are of the same sources. */
export async function buildProduct(): Promise<void> {
  await Promise.all([ensureBuild(STUDIO_BUILD), ensureBuild(STOREFRONT_BUILD)]);
}

/** Builds if needed, starts and seeds the whole product, does the work, and stops everything again. */
async function onFreshProduct<Result>(
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const children = new Children(path.join(ROOT, '.data', 'logs', 'test'));
  const { ports, dataDir } = localSettings(DATA);
  await requireFreePorts({ ...ports });
  await rm(dataDir, { recursive: true, force: true });
  const settings = localSettings(DATA);
  try {
    let environment: Record<string, string> = {};
    await stopOnFailure(children, async () => {
      await buildProduct();
      environment = await startLocalServices(children, settings, PORT_OFFSET);
      await ensureSeeded(settings, environment);
      // The tests act as many people on one machine; a proxy's header tells them apart for the rate limits.
      process.env.TRUSTED_PROXIES ??= '1';
      // Many shoppers of the tests have one phone and leave what they hold; the limit itself has integration tests.
      process.env.UNPAID_HOLDS ??= '1000';
      await startStorefront(children, settings, environment, 'start');
      await waitForStudio(children, settings);
      await waitForNews(children, settings);
    });
    return await work(environment);
  } finally {
    await children.stop();
  }
}

interface FailedSpec extends FailedTest {
  line: number;
}

async function playwright(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<{ passed: number; failed: FailedSpec[] }> {
  const report = path.join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const ok = await run(
    'pnpm',
    ['exec', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...args],
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
  for (const { message } of errors)
    failed.push({
      file: 'scripts/e2e',
      title: 'error outside of a test',
      error: firstLines(message),
      line: 0,
    });
  if (!ok && failed.length === 0)
    failed.push({ file: 'scripts/e2e', title: 'Playwright failed', error: 'See the output above.', line: 0 });
  return { passed: stats.expected, failed };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

interface Report {
  suites: Suite[];
  errors: { message: string }[];
  stats: { expected: number };
}

/** The failed tests of a suite and of those within it; a file's own suite is named for the file. */
function failuresIn({ suites = [], specs }: Suite, titles: readonly string[] = []): FailedSpec[] {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title, file, line, tests }) => ({
        file: path.relative(ROOT, path.join(E2E, file)),
        line,
        title: [...titles, title].join(' > '),
        error: firstLines(tests[0]?.results[0]?.error?.message ?? ''),
      })),
    ...suites.flatMap((suite) => failuresIn(suite, [...titles, suite.title])),
  ];
}
