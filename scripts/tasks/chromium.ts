import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Advice } from '../commands/terminal/steps.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the browser for tasks and benchmarks: `CHROME_PATH`, the system's, or Playwright's.
 * @throws Advice if none is found
 */
export function findChromium(): string {
  const candidates = [process.env.CHROME_PATH, ...PLACES, chromium.executablePath()];
  const browser = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!browser)
    throw new Advice(
      'No Chromium found: install it (on Debian `apt-get install chromium-headless-shell`), or set CHROME_PATH, then run again.',
    );
  return browser;
}
