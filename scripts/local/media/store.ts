import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Finished variants on disk, one file each, named by what decides their bytes. */
export interface Store {
  has(name: string): boolean;
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/**
 * Opens the folder, first removing the oldest files until at most `maxBytes` remain: a variant can
 * always be made again.
 */
export async function openStore(folder: string, maxBytes = 1024 ** 3): Promise<Store> {
  await mkdir(folder, { recursive: true });
  await prune(folder, maxBytes);
  const path = (name: string) => join(folder, name);
  return {
    has: (name) => existsSync(path(name)),
    read: (name) => readFile(path(name)).catch(() => undefined),
    write: async (name, bytes) => {
      // Written aside and renamed, so that no reader ever sees half a picture.
      const draft = path(`${name}.${randomUUID()}.part`);
      await writeFile(draft, bytes);
      await rename(draft, path(name));
    },
  };
}

async function prune(folder: string, maxBytes: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, ...(await factsOf(join(folder, name))) })),
  );
  let kept = 0;
  for (const file of files.sort((one, other) => other.age - one.age)) {
    kept += file.bytes;
    if (kept > maxBytes || file.name.endsWith('.part')) await rm(join(folder, file.name), { force: true });
  }
}

async function factsOf(file: string): Promise<{ bytes: number; age: number }> {
  const facts = await stat(file);
  return { bytes: facts.size, age: facts.mtimeMs };
}
