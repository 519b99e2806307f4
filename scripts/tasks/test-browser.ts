import { execFile, spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { step } from '../commands/terminal/steps.mjs';
import { ROOT } from '../emulators/settings.ts';
import { findChromium } from './chromium.ts';

const run = promisify(execFile);

/** Chromium's headless shell for Linux on x64. This official build needs a tenth less processor time than Debian's. */
const PACKAGE = new URL('..', import.meta.resolve('@sparticuz/chromium'));
const { version } = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')) as { version: string };
const FOLDER = path.join(ROOT, '.data', 'browser', version);
const UNPACKED = path.join(FOLDER, 'chromium');
/** Debian's headless Chromium. Opening a page takes half the processor time of the full browser. */
const INSTALLED_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the browser for tests: `CHROME_PATH`, the one unpacked by `prepareTestBrowser`, or an installed
 * one.
 * @throws Advice if none is found
 */
export function findTestBrowser(): string {
  const shells = process.env.CHROME_PATH ? [] : [UNPACKED, INSTALLED_SHELL];
  return shells.find((shell) => existsSync(shell)) ?? findChromium();
}

/**
 * Unpacks the test browser on Linux x64; other platforms use an installed one.
 * @throws Advice if none is found
 */
export async function prepareTestBrowser(): Promise<void> {
  const fits = process.platform === 'linux' && process.arch === 'x64';
  if (fits && !process.env.CHROME_PATH && !existsSync(UNPACKED)) await step('Unpacking the browser', unpack);
  findTestBrowser();
}

async function unpack(): Promise<void> {
  const folder = `${FOLDER}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  const browser = createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 });
  await pipeline(contentOf('chromium.br'), browser);
  // Software renderer for WebGL. Written to a file because `tar` stops reading before the archive's padding,
  // which would break a pipe.
  const archive = path.join(folder, 'swiftshader.tar');
  await pipeline(contentOf('swiftshader.tar.br'), createWriteStream(archive));
  await run('tar', ['-x', '-f', archive, '-C', folder]);
  await rm(archive);
  // The browser cannot run on a machine without its libraries.
  const runs = spawnSync(path.join(folder, 'chromium'), ['--version']).status === 0;
  if (runs && !existsSync(FOLDER)) await rename(folder, FOLDER);
  else await rm(folder, { recursive: true });
}

const contentOf = (name: string) =>
  createReadStream(new URL(`bin/${name}`, PACKAGE)).pipe(createBrotliDecompress());
