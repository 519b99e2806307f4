import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishStaticFiles } from './publish.server.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.parse('2026-11-01T00:00:00Z');

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  folder = path.join(root, 'shared');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Creates a build whose files contain their own names. */
function buildOf(version: string, files: readonly string[]): string {
  const build = path.join(root, version);
  for (const file of files) {
    mkdirSync(path.join(build, 'static', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(build, 'static', file), file);
  }
  writeFileSync(path.join(build, 'BUILD_ID'), version);
  return build;
}

const publish = (version: string, files: readonly string[], day: number) =>
  publishStaticFiles({ build: buildOf(version, files), folder, days: 30, now: START + day * DAY_MS });

const shared = () =>
  readdirSync(path.join(folder, 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, 'static'), path.join(entry.parentPath, entry.name)))
    .toSorted();

test('copies a build next to the previous one', async () => {
  expect(await publish('one', ['chunks/a.js', 'media/font.woff2'], 0)).toEqual({
    version: 'one',
    files: 2,
    copied: 2,
    removed: 0,
  });
  expect(await publish('two', ['chunks/b.js', 'media/font.woff2'], 1)).toMatchObject({
    copied: 1,
    removed: 0,
  });
  expect(shared()).toEqual(['chunks/a.js', 'chunks/b.js', 'media/font.woff2']);
  expect(readFileSync(path.join(folder, 'static/chunks/a.js'), 'utf8')).toBe('chunks/a.js');
});

test('changes nothing if a build is published twice', async () => {
  await publish('one', ['chunks/a.js'], 0);
  expect(await publish('one', ['chunks/a.js'], 1)).toMatchObject({ copied: 0, removed: 0 });
});

test('keeps the files of a build until it was replaced long ago', async () => {
  await publish('one', ['chunks/a.js', 'chunks/both.js'], 0);
  expect(await publish('two', ['chunks/b.js', 'chunks/both.js'], 100)).toMatchObject({ removed: 0 });
  expect(await publish('three', ['chunks/c.js'], 120)).toMatchObject({ removed: 0 });
  expect(await publish('four', ['chunks/d.js'], 131)).toMatchObject({ removed: 1 });
  expect(shared()).toEqual(['chunks/b.js', 'chunks/both.js', 'chunks/c.js', 'chunks/d.js']);
});

test('keeps the files of a build that is published again after a rollback', async () => {
  await publish('one', ['chunks/a.js'], 0);
  await publish('two', ['chunks/b.js'], 10);
  await publish('one', ['chunks/a.js'], 11);
  expect(await publish('three', ['chunks/c.js'], 60)).toMatchObject({ removed: 1 });
  expect(shared()).toEqual(['chunks/a.js', 'chunks/c.js']);
});

test('replaces a truncated file', async () => {
  await publish('one', ['chunks/a.js'], 0);
  writeFileSync(path.join(folder, 'static/chunks/a.js'), 'chu');
  expect(await publish('one', ['chunks/a.js'], 1)).toMatchObject({ copied: 1 });
  expect(readFileSync(path.join(folder, 'static/chunks/a.js'), 'utf8')).toBe('chunks/a.js');
});

test('allows several processes to publish the same build', async () => {
  const files = Array.from({ length: 20 }, (_, number) => `chunks/${number}.js`);
  const build = buildOf('one', files);
  await Promise.all([1, 2, 3].map(() => publishStaticFiles({ build, folder, days: 30, now: START })));
  expect(shared()).toEqual(files.toSorted());
});

test('removes nothing outside the folder, or while a record is unreadable', async () => {
  await publish('one', ['chunks/a.js'], 0);
  writeFileSync(path.join(folder, 'builds/two.json'), '{');
  await expect(publish('three', ['chunks/c.js'], 90)).rejects.toThrow();
  expect(shared()).toEqual(['chunks/a.js', 'chunks/c.js']);
  const record = { publishedAt: new Date(START).toISOString(), files: ['../../victim.js'] };
  writeFileSync(path.join(root, 'victim.js'), 'lives');
  writeFileSync(path.join(folder, 'builds/two.json'), JSON.stringify(record));
  await expect(publish('four', ['chunks/d.js'], 190)).rejects.toThrow('is outside the static');
  expect(readFileSync(path.join(root, 'victim.js'), 'utf8')).toBe('lives');
});

test('rejects a build with an invalid version', async () => {
  const build = buildOf('one', ['chunks/a.js']);
  writeFileSync(path.join(build, 'BUILD_ID'), '../one');
  await expect(publishStaticFiles({ build, folder, days: 30 })).rejects.toThrow();
});
