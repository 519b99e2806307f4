import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ROOT } from '../local/settings.ts';
import { step } from '../terminal/steps.mjs';
import { findChromium } from './chromium.ts';

/**
 * Chromium's headless shell as npm has it, for Linux on x64: an official build, whose code is laid out by what pages do,
 * needs a tenth less processor time than Debian's.
 */
const PACKAGE = new URL('..', import.meta.resolve('@sparticuz/chromium'));
const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as { version: string };
const UNPACKED = path.join(ROOT, '.data', 'browser', `chromium-${version}`);
/** Debian's Chromium without its window: opening a page costs half the processor time, since there is no interface to draw. */
const INSTALLED_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser that the browser tests drive: `CHROME_PATH`, the one that `prepareTestBrowser` unpacked, or an installed one.
 * @throws Advice when there is none
 */
export function findTestBrowser(): string {
  const shells = process.env.CHROME_PATH ? [] : [UNPACKED, INSTALLED_SHELL];
  return shells.find((shell) => existsSync(shell)) ?? findChromium();
}

/**
 * Unpacks the browser of the tests where it can run; elsewhere, they drive an installed one.
 * @throws Advice when there is none
 */
export async function prepareTestBrowser(): Promise<void> {
  const fits = process.platform === 'linux' && process.arch === 'x64';
  if (fits && !process.env.CHROME_PATH && !existsSync(UNPACKED)) await step('Unpacking the browser', unpack);
  findTestBrowser();
}

async function unpack(): Promise<void> {
  const part = `${UNPACKED}.${process.pid}`;
  await mkdir(path.dirname(UNPACKED), { recursive: true });
  await pipeline(
    createReadStream(new URL('bin/chromium.br', PACKAGE)),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  // A machine without the libraries of a browser cannot run it.
  if (spawnSync(part, ['--version']).status === 0) await rename(part, UNPACKED);
  else await rm(part);
}
