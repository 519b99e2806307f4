import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../tasks/test-browser.ts';

const report = process.env.FORECOURT_E2E_REPORT;

/** The browser tests. They expect the built product and its local services to be running (`npm test` starts them). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.FORECOURT_E2E_OUTPUT ?? '../../test-results/browser',
  fullyParallel: false,
  // On two cores, three workers are no faster.
  workers: 2,
  // A failed test runs again on a newly seeded product (tasks/testing/browser-tests.ts), not beside what it left behind.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The longest take 50 s on two quiet cores; a busy machine needs as long again.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    screenshot: 'only-on-failure',
    // Recording every test costs a tenth of the run, so only a failed test's second run is recorded.
    trace: process.env.FORECOURT_TRACE === 'on' ? 'on' : 'off',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The studio works without its vendor's hosts, and no test should wait for a network.
        '--host-resolver-rules=MAP *.sanity.io ~NOTFOUND, MAP *.sanity-cdn.com ~NOTFOUND, MAP *.sanity.work ~NOTFOUND',
      ],
    },
  },
});
