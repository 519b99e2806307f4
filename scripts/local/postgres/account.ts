import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** How the database's programs are started: as whom, and behind which command. */
export interface Account {
  uid?: number;
  gid?: number;
  prefix: string[];
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * Chooses who runs PostgreSQL, which refuses to run as root: oneself, or for root the system's `postgres`
 * or else `nobody`, so that nothing about the machine is changed. Where Linux offers it, the programs also
 * end with the process that started them, however that ends.
 * @param paths what the programs must reach; where root keeps them in a private folder (a clone made under
 *   /root or by mktemp), they keep root's right to pass through, and no other
 * @throws when root's account has no such user or tool to lend
 */
export function databaseAccount(paths: string[]): Account {
  const canPrefix = existsSync(SETPRIV);
  const prefix = canPrefix ? [SETPRIV, '--pdeathsig=INT'] : [];
  if (process.getuid?.() !== 0) return { prefix: canPrefix ? [...prefix, '--'] : [] };
  const user = findUser('postgres') ?? findUser('nobody');
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root, and there is no user "nobody" to run it. Set DATABASE_URL.',
    );
  const reachable = paths.every((file) => openToAll(file));
  if (!canPrefix && !reachable)
    throw new Error(
      'PostgreSQL does not run as root, and other users cannot reach this folder. Move the project, or set DATABASE_URL.',
    );
  if (!canPrefix) return { ...user, prefix };
  const right = reachable ? [] : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    ...user,
    prefix: [...prefix, `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...right, '--'],
  };
}

/** A user of this machine by name. */
function findUser(name: string): { uid: number; gid: number } | null {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Whether any user may pass through every folder above a path. */
function openToAll(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
