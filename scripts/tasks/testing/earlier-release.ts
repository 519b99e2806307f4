import { spawnSync } from 'node:child_process';

/**
 * Returns the release that runs next to this one during a roll-out: the newest tag `v*` before this commit,
 * or without tags the previous commit, which in a pull request is on the target branch.
 * @param folder of the repository
 * @param landed the commit to use if there is no tag, if it exists
 * @returns null in a repository of one commit, or a clone without history
 */
export function earlierRelease(folder: string, landed?: string): string | null {
  const tag = git(folder, ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']);
  const commits = [landed, 'HEAD^'].filter((name) => name !== undefined);
  return tag ?? commits.map((name) => commitOf(folder, name)).find((commit) => commit !== null) ?? null;
}

/** Returns whether the files at a path are unchanged since a commit. */
export const isUnchangedSince = (folder: string, commit: string, path: string): boolean =>
  git(folder, ['diff', '--quiet', commit, '--', path]) !== null;

const commitOf = (folder: string, name: string): string | null =>
  git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);

function git(folder: string, args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
