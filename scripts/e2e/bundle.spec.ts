import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReachableByAll } from '../local/postgres/account.ts';
import { freePort } from '../local/postgres/port.ts';
import { feedPhotosFolder, settingsFromEnvironment, workerFilesFolder } from '../local/settings.ts';
import { BUNDLE } from '../tasks/builds.ts';
import { tryPhotos, tryPreview, tryWorker } from '../tasks/image/work.ts';
import { IMAGE_USER } from '../tasks/program-user.ts';
import { expect, test } from './test.ts';

// What the image holds, beside the programs that all other tests use: those below run from the bundle as well, with no
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

/** The number of the user who runs the program that was started with these words; undefined where there is none. */
function userOfProgram(...words: string[]): number | undefined {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const given = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      if (!words.every((word) => given.includes(word))) continue;
      return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    } catch (error) {
      // It ended meanwhile.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  return undefined;
}

test('storefront, worker and image server run as the user of the image where root starts them', () => {
  test.skip(process.getuid?.() !== 0, 'nobody but root starts programs as another user');
  test.skip(![BUNDLE, process.execPath].every(isReachableByAll), 'below a private folder of root');
  const { storefront } = settings.ports;
  const mayWrite = (folder: string) => `--allow-fs-write=${folder}`;
  expect({
    storefront: userOfProgram('storefront/standalone.ts', '--port', String(storefront)),
    worker: userOfProgram('scripts/commands/worker.ts', mayWrite(workerFilesFolder(settings))),
    imageServer: userOfProgram('scripts/commands/media.ts', mayWrite(feedPhotosFolder(settings))),
  }).toEqual({ storefront: IMAGE_USER, worker: IMAGE_USER, imageServer: IMAGE_USER });
});
