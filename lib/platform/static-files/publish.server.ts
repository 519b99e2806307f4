import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Subfolder for files of builds that may still be open in a tab. */
export const FILES_FOLDER = 'static';
const RECORDS_FOLDER = 'builds';
const DAY_MS = 24 * 60 * 60_000;

const recordSchema = z.object({ publishedAt: z.iso.datetime(), files: z.array(z.string().min(1)) });
type BuildRecord = z.output<typeof recordSchema> & { version: string };
const versionSchema = z.string().regex(/^[\w-]{1,100}$/);

export interface Published {
  version: string;
  files: number;
  copied: number;
  removed: number;
}

/**
 * Copies a build's static files to the folder shared by all versions, and removes files of builds replaced
 * long ago. Safe to run repeatedly and in parallel.
 * @param options.build output folder of the framework, such as `storefront/.next`
 * @param options.folder the shared folder
 * @param options.days retention after a newer build was published
 * @throws Error if a record can't be read; then nothing is removed
 */
export async function publishStaticFiles({
  build,
  folder,
  days,
  now = Date.now(),
}: {
  build: string;
  folder: string;
  days: number;
  now?: number;
}): Promise<Published> {
  const version = versionSchema.parse((await readFile(path.join(build, 'BUILD_ID'), 'utf8')).trim());
  const source = path.join(build, 'static');
  const target = path.join(folder, FILES_FOLDER);
  const files = await filesBelow(source);
  const copied = await copyMissing(files, source, target);
  await writeRecord(folder, { version, publishedAt: new Date(now).toISOString(), files });
  const removed = await removeOld(folder, now - days * DAY_MS);
  // Another process may have removed some of them before it could read the record.
  await copyMissing(files, source, target);
  return { version, files: files.length, copied, removed };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

async function copyMissing(files: readonly string[], from: string, to: string): Promise<number> {
  let copied = 0;
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const [wanted, found] = await Promise.all([stat(source), stat(target).catch(() => null)]);
    // Names contain a content hash; a different size means that the disk was full.
    if (found?.size === wanted.size) continue;
    await writeWhole(target, (temporary) => copyFile(source, temporary));
    copied += 1;
  }
  return copied;
}

/** Writes to a temporary file and renames it, so that readers never see half a file. */
async function writeWhole(file: string, write: (temporary: string) => Promise<void>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    await write(temporary);
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

const recordFile = (folder: string, version: string) => path.join(folder, RECORDS_FOLDER, `${version}.json`);

const writeRecord = (folder: string, { version, ...record }: BuildRecord): Promise<void> =>
  writeWhole(recordFile(folder, version), (temporary) => writeFile(temporary, JSON.stringify(record)));

/** Returns all builds, oldest first. */
async function readRecords(folder: string): Promise<BuildRecord[]> {
  const names = await readdir(path.join(folder, RECORDS_FOLDER));
  const versions = names.filter((name) => /^[\w-]+\.json$/.test(name)).map((name) => path.parse(name).name);
  const records = await Promise.all(
    versions.map(async (version) => {
      const record = recordSchema.parse(JSON.parse(await readFile(recordFile(folder, version), 'utf8')));
      return { ...record, version };
    }),
  );
  return records.toSorted((one, other) => Date.parse(one.publishedAt) - Date.parse(other.publishedAt));
}

/** Removes builds replaced before `since`, with files of no other build; returns how many. */
async function removeOld(folder: string, since: number): Promise<number> {
  const records = await readRecords(folder);
  const isOld = (_: BuildRecord, index: number) => {
    const next = records[index + 1];
    return next !== undefined && Date.parse(next.publishedAt) < since;
  };
  const old = records.filter(isOld);
  const kept = new Set(records.slice(old.length).flatMap(({ files }) => files));
  const files = [...new Set(old.flatMap((record) => record.files))].filter((file) => !kept.has(file));
  for (const file of files) await rm(insideOf(path.join(folder, FILES_FOLDER), file), { force: true });
  for (const { version } of old) await rm(recordFile(folder, version), { force: true });
  return files.length;
}

function insideOf(folder: string, file: string): string {
  const full = path.resolve(folder, file);
  if (!full.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new Error(`${file} is outside the static files folder.`);
  return full;
}
