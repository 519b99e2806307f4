import { execFileSync } from 'node:child_process';
import { lchownSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The number of the image's user and group: `node` of its base, `runAsUser` of the pods. */
export const IMAGE_USER = 1000;

/** Fails where one of the paths that it is given as JSON cannot be read, or written to. */
const PROBE = `
  const { accessSync, constants: { R_OK, W_OK, X_OK } } = require('node:fs');
  const { reads, writes } = JSON.parse(process.argv[1]);
  for (const file of reads) accessSync(file, R_OK);
  for (const folder of writes) accessSync(folder, R_OK | W_OK | X_OK);`;

/** Options of `spawn` that name a user; without them it is the one who starts the program. */
export interface ProgramUser {
  uid?: number;
  gid?: number;
}

let isNoted = false;

/**
 * Chooses who runs a program of the image: where we are root the image's user, otherwise whoever we are. Where that user cannot
 * reach what the program needs, such as below a private folder, or we may not become that user, it stays root, and this is printed once.
 * @param needs.reads files or folders
 * @param needs.writes folders, which are given to that user with all that lies in them
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
