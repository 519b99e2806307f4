import { open, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { randomId } from '../ids.ts';

/** Writes a file durably and atomically: it is either complete on disk or absent. */
export async function writeDurably(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `.${randomId(12)}.tmp`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
}

/**
 * Deletes a file. A missing file is not an error; any other failure, such as a missing permission, is thrown.
 */
export async function removeQuietly(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
