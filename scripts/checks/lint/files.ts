import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the project's files whose path matches: tracked ones, and new ones that git does not ignore. */
export function tracked(pattern: RegExp): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  return [...new Set(output.split('\0'))].filter((file) => pattern.test(file) && existsSync(file));
}
