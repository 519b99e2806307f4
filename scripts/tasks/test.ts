// `npm test`: every check. Lint, types, unit tests and unused code; then the built product in Chromium, on local
// services of its own (with other ports and data than a demo); then the byte budgets.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { localSettings, ROOT } from '../local/settings.ts';
import { Advice, runTask, step } from '../terminal/steps.mjs';
import { ensureBuild, STOREFRONT_BUILD, STUDIO_BUILD } from './builds.ts';
import { Children } from './children.ts';
import { findChromium } from './chromium.ts';
import { findJava } from './java.ts';
import { requireFreePorts } from './ports.ts';
import {
  ensureSeeded,
  startLocalServices,
  startStorefront,
  stopOnFailure,
  waitForNews,
  waitForStudio,
} from './running.ts';

/** Ports that leave room for a running demo; an offset lets several checkouts on one machine test at the same time. */
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 100);
const PARTS = ['unit', 'e2e'];
const REPORTS = path.join(ROOT, '.data', 'reports');

interface Tally {
  passed: number;
  failed: number;
  /** The unit tests that failed, with what they said; the browser's reporter names its own at its end. */
  failures: string[];
}

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', default: 'unit,e2e' } },
    allowPositionals: true,
  });
  const parts = values.only.split(',');
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Advice(
      `npm test -- [--only ${PARTS.join('|')}] [NAME]...\n\nThere is no part ${unknown.join(', ')}.`,
    );
  const tally: Tally = { passed: 0, failed: 0, failures: [] };
  await mkdir(REPORTS, { recursive: true });
  if (parts.includes('e2e')) requirePrograms();
  if (parts.includes('unit')) await unitChecks(tally);
  if (parts.includes('e2e')) await browserChecks(tally, positionals);
  // Half an hour of browser tests has pushed them out of sight.
  for (const failure of tally.failures) process.stdout.write(`\n${failure}\n`);
  process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
  if (tally.failed > 0) process.exitCode = 1;
});
process.exit();

/** Throws Advice when something the browser checks need is missing, before the other checks take their minutes. */
function requirePrograms(): void {
  findChromium();
  findJava();
}

/** Every check that does not need the product to run. */
async function unitChecks(tally: Tally): Promise<void> {
  await check('Lint', 'pnpm', ['lint']);
  await check('Types', 'pnpm', ['typecheck']);
  await check('Unused code', 'pnpm', ['unused']);
  const report = path.join(REPORTS, 'unit.json');
  const ok = await run('pnpm', [
    'exec',
    'vitest',
    'run',
    '--config',
    'scripts/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report);
  tally.passed += numPassedTests;
  tally.failures.push(...testResults.flatMap(failuresOf));
  // A suite that did not load counts no failed tests, so it is added here.
  tally.failed += ok ? 0 : Math.max(1, numFailedTests);
}

/** The checks in the browser, as shoppers and editors use the product. */
async function browserChecks(tally: Tally, filters: string[]): Promise<void> {
  const chromium = findChromium();
  const children = new Children(path.join(ROOT, '.data', 'logs', 'test'));
  const data = { name: 'test', portOffset: PORT_OFFSET };
  const { ports } = localSettings(data);
  await requireFreePorts({ ...ports });
  await rm(localSettings(data).dataDir, { recursive: true, force: true });
  const settings = localSettings(data);
  const report = path.join(REPORTS, 'e2e.json');
  try {
    let environment: Record<string, string> = {};
    await stopOnFailure(children, async () => {
      await ensureBuild(STUDIO_BUILD);
      await ensureBuild(STOREFRONT_BUILD);
      environment = await startLocalServices(children, settings, PORT_OFFSET);
      await ensureSeeded(settings, environment);
      // The tests stand for many people on one machine; a proxy's header tells them apart for the rate limits.
      process.env.TRUSTED_PROXIES ??= '1';
      // Many shoppers of the tests have one phone, and leave what they hold; what the limit does is tested in integration.
      process.env.UNPAID_HOLDS ??= '1000';
      await startStorefront(children, settings, environment, 'start');
      await waitForStudio(children, settings);
      await waitForNews(children, settings);
    });
    const ok = await run(
      'pnpm',
      ['exec', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...filters],
      {
        cwd: path.join(ROOT, 'scripts'),
        env: {
          ...process.env,
          ...environment,
          FORECOURT_DATA: data.name,
          FORECOURT_PORT_OFFSET: String(PORT_OFFSET),
          FORECOURT_E2E_REPORT: report,
          CHROME_PATH: chromium,
        },
      },
    );
    const { stats } = readReport(report);
    tally.passed += stats?.expected ?? 0;
    tally.failed += ok ? 0 : Math.max(1, stats?.unexpected ?? 1);
  } finally {
    await children.stop();
  }
}

async function check(title: string, command: string, args: string[]): Promise<void> {
  await step(title, async () => {
    const chunks: Buffer[] = [];
    const ok = await run(command, args, { collect: chunks });
    if (!ok) throw new Advice(`${Buffer.concat(chunks).toString().trim()}\n\n${title}: see the lines above.`);
  });
}

function run(
  command: string,
  args: string[],
  {
    cwd = ROOT,
    env = process.env,
    collect,
  }: { cwd?: string; env?: NodeJS.ProcessEnv; collect?: Buffer[] } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => collect?.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

interface FileResult {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** The failed tests of a file, each as its name and the first lines of what it said. */
function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const file = path.relative(ROOT, name);
  const failures = assertionResults
    .filter((result) => result.status === 'failed')
    .map(
      ({ fullName, failureMessages = [] }) =>
        `${file} > ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
    );
  return failures.length === 0 && status === 'failed' ? [`${file}\n${firstLines(message ?? '')}`] : failures;
}

function firstLines(text: string): string {
  return text.split('\n').slice(0, 12).join('\n');
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: FileResult[];
  stats?: { expected: number; unexpected: number };
}

function readReport(file: string): Report {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
