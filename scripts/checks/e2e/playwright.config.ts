import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../tasks/test-browser.ts';

const report = process.env.FORECOURT_E2E_REPORT;

/** The browser tests. They require the built product and its emulators (`npm test` starts them). */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: process.env.FORECOURT_E2E_OUTPUT ?? '../../test-results/browser',
  fullyParallel: false,
  // On two cores, three workers are no faster.
  workers: 2,
  // A failed test is repeated on a newly seeded product (tasks/testing/browser-tests.ts), without its earlier
  // changes.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The slowest take 50 s on two idle cores; a busy machine needs twice that.
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
        // Street maps need WebGL, which machines without a graphics card draw in software.
        '--enable-unsafe-swiftshader',
        // The studio works without Sanity's hosts, and no test should wait for the network.
        '--host-resolver-rules=MAP *.sanity.io ~NOTFOUND, MAP *.sanity-cdn.com ~NOTFOUND, MAP *.sanity.work ~NOTFOUND',
      ],
    },
  },
});
