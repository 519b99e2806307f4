import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-new-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'kew.json');
writeFileSync(file, JSON.stringify({ name: 'Kew Cars', logo: 'kew.svg' }));

test('resolves the logo relative to the request file', () => {
  expect(readArguments(['--from', file]).raw).toEqual({
    name: 'Kew Cars',
    logo: path.join(folder, 'kew.svg'),
  });
});

test('a flag overrides the file', () => {
  expect(readArguments(['--from', file, '--name', 'Kew', '--logo', 'other.svg']).raw).toEqual({
    name: 'Kew',
    logo: 'other.svg',
  });
});
