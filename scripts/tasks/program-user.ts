import { execFileSync } from 'node:child_process';
import { lchownSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** User and group id in the image: `node` of its base, `runAsUser` of the pods. */
export const IMAGE_USER = 1000;

/** Script that fails if one of the paths in its JSON argument is not readable or writable. */
const PROBE = `
  const { accessSync, constants: { R_OK, W_OK, X_OK } } = require('node:fs');
  const { reads, writes } = JSON.parse(process.argv[1]);
  for (const file of reads) accessSync(file, R_OK);
  for (const folder of writes) accessSync(folder, R_OK | W_OK | X_OK);`;

/** Options of `spawn` that select a user; the current user without them. */
export interface ProgramUser {
  uid?: number;
  gid?: number;
}

let isNoted = false;

/**
 * Chooses the user for a program of the image: the image's user if we are root, otherwise the current user.
 * If that user cannot access the needed files, such as below a private folder, or we may not switch users, it
 * stays root and prints a notice once.
 * @param needs.reads files or folders
 * @param needs.writes folders, whose ownership is transferred to that user recursively
 */
export function programUser(needs: { reads: readonly string[]; writes: readonly string[] }): ProgramUser {
  if (process.getuid?.() !== 0) return {};
  const user = { uid: IMAGE_USER, gid: IMAGE_USER };
  try {
    needs.writes.forEach(giveToImageUser);
    execFileSync(process.execPath, ['-e', PROBE, JSON.stringify(needs)], {
      ...user,
      cwd: '/',
      env: {},
      stdio: 'ignore',
    });
    return user;
  } catch {
    if (!isNoted)
      process.stdout.write(
        `Storefront, worker and image server run as root: user ${IMAGE_USER} cannot use this folder.\n`,
      );
    isNoted = true;
    return {};
  }
}

function giveToImageUser(folder: string): void {
  for (const file of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(path.join(folder, file), IMAGE_USER, IMAGE_USER);
}
