import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

const MAJOR_VERSION = '18';

export const DATABASE_USER = 'forecourt';
export const DATABASE_PASSWORD = 'forecourt';

/**
 * Ensures that a folder contains a database cluster: reuses an existing one or creates it. The cluster is
 * created in a temporary folder and renamed, so an interrupted start leaves nothing incomplete.
 * @returns the cluster's folder
 * @throws with advice when the cluster belongs to another version, or with initdb's error output
 */
export async function prepareCluster(dataDir: string, initdb: string, account: Account): Promise<string> {
  const cluster = path.join(dataDir, 'cluster');
  const versionFile = path.join(cluster, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== MAJOR_VERSION)
      throw new Error(
        `The database in ${cluster} was made by PostgreSQL ${version}, this is ${MAJOR_VERSION}. Start over with --reset.`,
      );
    return cluster;
  }

  const draft = `${cluster}.new`;
  const passwordFile = `${cluster}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, DATABASE_PASSWORD, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    for (const file of [draft, passwordFile]) chownSync(file, account.uid, account.gid);
  try {
    await run(account, initdb, [
      `--pgdata=${draft}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorts text the same way on every machine, regardless of its installed locales.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]);
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  return cluster;
}

async function run(account: Account, program: string, args: string[]): Promise<void> {
  const { command, argv, options } = asAccount(account, program, args);
  const child = spawn(command, argv, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`PostgreSQL's ${path.basename(program)} failed: ${errorOutput.trim()}`);
}

export function asAccount(account: Account, program: string, args: string[]) {
  const [command, ...argv] = [...account.prefix, program, ...args] as [string, ...string[]];
  // setpriv switches the user; switching earlier would lose the capability it passes on.
  const options = account.prefix.length > 0 ? {} : { uid: account.uid, gid: account.gid };
  return { command, argv, options };
}
