import { spawnSync } from 'node:child_process';

/**
 * The release that runs beside this one during a roll-out, as git knows it: the newest tag `v*` before this commit. Without tags it is
 * the commit before, which in a pull request is the branch that it is for.
 * @param folder of the repository
 * @param landed the commit to take instead where there is no tag, if there is such a commit
 * @returns null in a repository of one commit, or one that was cloned without its history
 */
export function earlierRelease(folder: string, landed?: string): string | null {
  const tag = git(folder, ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^']);
  const commits = [landed, 'HEAD^'].filter((name) => name !== undefined);
  return tag ?? commits.map((name) => commitOf(folder, name)).find((commit) => commit !== null) ?? null;
}

/** Whether the files at a path are those of a commit. */
export const isUnchangedSince = (folder: string, commit: string, path: string): boolean =>
  git(folder, ['diff', '--quiet', commit, '--', path]) !== null;

const commitOf = (folder: string, name: string): string | null =>
  git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);

/** What git prints; null when it fails. */
function git(folder: string, args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
