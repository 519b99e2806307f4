import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';

/** Lets Chromium render without a graphics card. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/**
 * Opens the renderer's page in a browser, as `window.photography` (renderer/page.ts).
 * @throws when there is no Chromium at CHROMIUM_PATH
 */
export async function openStudio(): Promise<{ page: Page; close: () => Promise<void> }> {
  const work = await mkdtemp(path.join(tmpdir(), 'photography-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  // A page that is busy building does not close on request, but exiting ends the browser too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  await build({
    entryPoints: [path.join(import.meta.dirname, 'renderer/page.ts')],
    bundle: true,
    format: 'iife',
    outfile: path.join(work, 'page.js'),
    logLevel: 'error',
  });
  await writeFile(path.join(work, 'index.html'), '<!doctype html><body><script src="page.js"></script>');
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
  });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  await page.goto(pathToFileURL(path.join(work, 'index.html')).href);
  const close = async () => {
    await browser.close();
    await rm(work, { recursive: true, force: true });
  };
  return { page, close };
}

export function bytesOf(address: string): Buffer {
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
