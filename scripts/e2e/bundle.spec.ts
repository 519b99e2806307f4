import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../local/postgres/port.ts';
import { settingsFromEnvironment } from '../local/settings.ts';
import { BUNDLE } from '../tasks/builds.ts';
import { tryPhotos, tryPreview, tryWorker } from '../tasks/image/work.ts';
import { test } from './test.ts';

// What the image holds, beside the storefront that all other tests visit: the programs below run from the bundle, with no
// variables but their own, and say what is wrong by an error.

const settings = settingsFromEnvironment();
const PROGRAMS = {
  cwd: BUNDLE,
  env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), NODE_ENV: 'production' },
};

test('the worker of the bundle mails a lead', () =>
  tryWorker(PROGRAMS, settings, process.env.DATABASE_URL ?? ''));

test('the image server of the bundle resizes a photo', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-bundle-'));
  try {
    await tryPhotos(PROGRAMS, settings, { port: await freePort(), folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the storefront of the bundle shows a draft to who has a link', () =>
  tryPreview(settings, settings.ports.storefront));
