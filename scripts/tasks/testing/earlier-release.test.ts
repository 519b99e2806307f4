import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierRelease, isUnchangedSince } from './earlier-release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-git-'));
  git('init', '--quiet');
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]): string => {
  const own = ['-c', 'user.name=Test', '-c', 'user.email=test@dealer.example', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...own, ...args], { cwd: folder, encoding: 'utf8' }).trim();
};
function commit(migration?: string): string {
  if (migration) {
    mkdirSync(path.join(folder, 'migrations'), { recursive: true });
    writeFileSync(path.join(folder, 'migrations', migration), 'select 1');
    git('add', '.');
  }
  git('commit', '--quiet', '--allow-empty', '--message', 'A change');
  return git('rev-parse', 'HEAD');
}

test('is the newest tag before the commit', () => {
  commit();
  git('tag', 'v1.0.0');
  commit();
  git('tag', 'v1.1.0');
  git('tag', 'deployed');
  expect(earlierRelease(folder)).toBe('v1.0.0');
  const landed = commit();
  commit();
  expect(earlierRelease(folder, landed)).toBe('v1.1.0');
});

test('is the previous commit if there is no tag', () => {
  const first = commit();
  commit();
  expect(earlierRelease(folder)).toBe(first);
});

test('is the commit that landed before a push of several where there is no tag', () => {
  const landed = commit();
  const second = commit();
  commit();
  expect(earlierRelease(folder, landed)).toBe(landed);
  // GitHub's value for a new branch, and a commit that a force push replaced.
  expect(earlierRelease(folder, '0'.repeat(40))).toBe(second);
});

test('is null in a repository of one commit', () => {
  commit();
  expect(earlierRelease(folder, 'HEAD^')).toBeNull();
});

test('has the same schema unless a migration was added since', () => {
  const first = commit('0000_first.sql');
  const second = commit();
  commit('0001_second.sql');
  expect(isUnchangedSince(folder, first, 'migrations')).toBe(false);
  git('checkout', '--quiet', second);
  expect(isUnchangedSince(folder, first, 'migrations')).toBe(true);
});
