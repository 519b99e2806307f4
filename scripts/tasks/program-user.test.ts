import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReachableByAll } from '../emulators/postgres/account.ts';
import { IMAGE_USER, programUser } from './program-user.ts';

const isRoot = process.getuid?.() === 0;
let root: string;
let volume: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'program-user-'));
  volume = path.join(root, 'volume');
  mkdirSync(path.join(volume, 'photos'), { recursive: true });
  writeFileSync(path.join(volume, 'photos', 'car.jpg'), '');
});

afterEach(() => rmSync(root, { recursive: true }));

const needs = () => ({ reads: [root], writes: [volume] });

test.skipIf(!isRoot || !isReachableByAll(process.execPath))(
  'gives volumes to the user of the image where root starts a program',
  () => {
    chmodSync(root, 0o755);
    expect(programUser(needs())).toEqual({ uid: IMAGE_USER, gid: IMAGE_USER });
    const owners = ['', 'photos', 'photos/car.jpg'].map((file) => statSync(path.join(volume, file)).uid);
    expect(owners).toEqual([IMAGE_USER, IMAGE_USER, IMAGE_USER]);
  },
);

test.skipIf(!isRoot)('stays root below a private folder', () => {
  chmodSync(root, 0o700);
  expect(programUser(needs())).toEqual({});
});

test.skipIf(isRoot)('starts programs as the current user', () => {
  const { uid } = statSync(volume);
  expect(programUser(needs())).toEqual({});
  expect(statSync(volume).uid).toBe(uid);
});
