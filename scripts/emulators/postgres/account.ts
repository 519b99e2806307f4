import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The account that runs the database's programs, and the command prefix that switches to it. */
export interface Account {
  uid?: number;
  gid?: number;
  prefix: string[];
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * Chooses the account for PostgreSQL, which refuses to run as root: the current user, or for root the
 * system's `postgres` or `nobody` user, so that nothing on the machine changes. On Linux with setpriv, the
 * programs also end whenever the process that started them ends.
 * @param paths what the programs must reach; below a private folder of root (a clone under /root or made by
 * mktemp) they keep root's capability to pass through folders, and no other
 * @throws when running as root without such a user or tool
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
  const reachable = paths.every((file) => isReachableByAll(file));
  if (!canPrefix && !reachable)
    throw new Error(
      'PostgreSQL does not run as root, and other users cannot reach this folder. Move the project, or set DATABASE_URL.',
    );
  if (!canPrefix) return { ...user, prefix };
  const capabilities = reachable ? [] : ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return {
    ...user,
    prefix: [
      ...prefix,
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      ...capabilities,
      '--',
    ],
  };
}

function findUser(name: string): { uid: number; gid: number } | null {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((line) => line[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Returns whether any user can traverse every folder above a path. */
export function isReachableByAll(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
