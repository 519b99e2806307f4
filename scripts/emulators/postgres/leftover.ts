import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const OWNER_FILE = 'owner.pid';
const STOP_PATIENCE_MS = 30_000;

export const ownerFile = (dataDir: string): string => path.join(dataDir, OWNER_FILE);

/**
 * Cleans up after an earlier run: a stale lock file (its process id may belong to another program by now,
 * which PostgreSQL would take for a running server), or a server whose owner was killed.
 * @throws when a living owner uses the cluster, or an orphaned server does not stop
 */
export async function clearLeftover(dataDir: string, cluster: string): Promise<void> {
  const lockFile = path.join(cluster, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const server = readPid(lockFile);
  if (server === null || !isServerOf(server, cluster)) {
    rmSync(lockFile, { force: true });
    return;
  }
  const owner = existsSync(ownerFile(dataDir)) ? readPid(ownerFile(dataDir)) : null;
  if (owner !== null && owner !== process.pid && commandOf(owner)?.includes('node'))
    throw new Error(`The database in ${cluster} is in use by process ${owner}. Stop that one first.`);
  process.kill(server, 'SIGINT');
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (isServerOf(server, cluster)) {
    if (Date.now() > deadline)
      throw new Error(
        `An earlier database server (process ${server}) does not stop. End it and start again.`,
      );
    await delay(50);
  }
  rmSync(lockFile, { force: true });
}

function readPid(file: string): number | null {
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

const isServerOf = (pid: number, cluster: string): boolean =>
  commandOf(pid)?.includes(`postgres -D ${cluster}`) ?? false;

/** Returns the command line of a running process, or null if it does not exist. */
function commandOf(pid: number): string | null {
  try {
    return (
      execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    );
  } catch {
    // `ps` is missing (a slim container), or the process does not exist.
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ').trim() || null : null;
  }
}
