import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import type { PhotoStorage } from '../../platform/storage/storage.ts';

const ABANDONED_MS = 10 * 60_000;
const TOUCH_MS = 60 * 60_000;
/** The share deleted at once when the limit is exceeded, and the share that may be written between checks. */
const SHARE_REMOVED = 0.1;
const SHARE_UNSEEN = 0.05;

/**
 * Opens a folder of files. Above `maxBytes` the least recently used files are deleted; use Infinity for files
 * that cannot be recreated. A file gets its name only when it is complete, so a killed process leaves no
 * partial files.
 */
export async function openDisk(folder: string, maxBytes: number): Promise<PhotoStorage> {
  const parts = path.join(folder, 'parts');
  await mkdir(parts, { recursive: true });
  const pathOf = (name: string) => path.join(folder, 'files', name.slice(0, 2), name);

  let unseenBytes = 0;
  let removing: Promise<void> | null = null;
  const count = (bytes: number) => {
    unseenBytes += bytes;
    if (unseenBytes < maxBytes * SHARE_UNSEEN || removing) return;
    unseenBytes = 0;
    removing = removeLeastUsed(folder, maxBytes).finally(() => {
      removing = null;
      // Files written in the meantime may have exceeded the limit again.
      count(0);
    });
  };

  const make: PhotoStorage['make'] = async (name, write) => {
    const draft = path.join(parts, randomUUID());
    try {
      await write(draft);
      const { size } = await stat(draft);
      await mkdir(path.dirname(pathOf(name)), { recursive: true });
      await rename(draft, pathOf(name));
      count(size);
    } finally {
      await rm(draft, { force: true });
    }
  };
  const age: PhotoStorage['age'] = (name) =>
    stat(pathOf(name)).then(
      ({ mtimeMs }) => Math.max(0, Date.now() - mtimeMs),
      () => null,
    );
  const find: PhotoStorage['find'] = async (name) => {
    const unusedMs = await age(name);
    if (unusedMs === null) return null;
    const now = new Date();
    if (unusedMs > TOUCH_MS) await utimes(pathOf(name), now, now).catch(() => {});
    return pathOf(name);
  };

  await removeLeastUsed(folder, maxBytes);
  return {
    find,
    age,
    make,
    read: async (name) => {
      const file = await find(name);
      return file === null ? null : readFile(file).catch(() => null);
    },
    write: (name, bytes) => make(name, (file) => writeFile(file, bytes)),
    remove: (name) => rm(pathOf(name), { force: true }),
    isWell: () =>
      access(parts, constants.W_OK).then(
        () => true,
        () => false,
      ),
  };
}

async function removeLeastUsed(folder: string, maxBytes: number): Promise<void> {
  for (const { file, usedAt } of await filesBelow(path.join(folder, 'parts')))
    if (Date.now() - usedAt > ABANDONED_MS) await rm(file, { force: true });
  if (maxBytes === Number.POSITIVE_INFINITY) return;

  const files = await filesBelow(path.join(folder, 'files'));
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= maxBytes) return;
  for (const file of files.sort((one, other) => one.usedAt - other.usedAt)) {
    if (bytes <= maxBytes * (1 - SHARE_REMOVED)) return;
    await rm(file.file, { force: true });
    bytes -= file.bytes;
  }
}

async function filesBelow(folder: string): Promise<{ file: string; bytes: number; usedAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const stats = await stat(file).catch(() => null);
    if (stats) files.push({ file, bytes: stats.size, usedAt: stats.mtimeMs });
  }
  return files;
}
