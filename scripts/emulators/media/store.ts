import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Generated variants on disk, one file each, named after everything that determines their bytes. */
export interface Store {
  has(name: string): boolean;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/**
 * Opens the folder and removes the oldest files until at most `maxBytes` remain; variants can be regenerated.
 */
export async function openStore(folder: string, maxBytes = 1024 ** 3): Promise<Store> {
  await mkdir(folder, { recursive: true });
  await prune(folder, maxBytes);
  const path = (name: string) => join(folder, name);
  return {
    has: (name) => existsSync(path(name)),
    read: (name) => readFile(path(name)).catch(() => undefined),
    write: async (name, bytes) => {
      const draft = path(`${name}.${randomUUID()}.part`);
      await writeFile(draft, bytes);
      await rename(draft, path(name));
    },
  };
}

async function prune(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, ...(await sizeAndTime(join(folder, name))) })),
  );
  let keptBytes = 0;
  for (const file of files.sort((one, other) => other.modifiedAt - one.modifiedAt)) {
    keptBytes += file.bytes;
    if (keptBytes > maxBytes || file.name.endsWith('.part'))
      await rm(join(folder, file.name), { force: true });
  }
}

async function sizeAndTime(file: string): Promise<{ bytes: number; modifiedAt: number }> {
  const stats = await stat(file);
  return { bytes: stats.size, modifiedAt: stats.mtimeMs };
}
