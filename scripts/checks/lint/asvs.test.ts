import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import levels from './asvs-levels.json' with { type: 'json' };

// .docs/asvs.md states for every requirement of OWASP ASVS 5.0.0, levels 1 and 2 (numbers and levels are in
// asvs-levels.json), whether it is met, with evidence.

const ROOT = path.resolve(import.meta.dirname, '../../..');
const DOCS = path.join(ROOT, '.docs');
const STATES = ['met', 'not applicable', 'open'];
/** Folders and files that can hold evidence; other code spans are not paths. */
const OWN_PATH =
  /^(?:\.(?:deploy|docs|github)|lib|schemas|scripts|storefront|studio)\/|^[\w.-]+\.(?:json|yaml)$|^\.(?:biome|dockerignore)/;

const text = readFileSync(path.join(DOCS, 'asvs.md'), 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [id = '', about = '', state = '', words = '', ...more] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { id, about, state, words, more };
  });
const pathsIn = (words: string): string[] => [
  ...[...words.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => (OWN_PATH.test(code) ? [code] : [])),
  ...[...words.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => path.join('.docs', link)),
];

test('the list has every requirement of levels 1 and 2 once, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(Object.keys(levels));
  expect(rows.length).toBe(253);
});

test('each requirement is met, not applicable or open, with words for it', () => {
  for (const { id, about, state, words, more } of rows) {
    expect(STATES, id).toContain(state);
    expect([id, about !== '', words !== '', more]).toEqual([id, true, true, []]);
  }
});

test('every file that the list names exists', () => {
  const missing = rows.flatMap(({ id, words }) =>
    pathsIn(words).flatMap((file) => (existsSync(path.join(ROOT, file)) ? [] : [`${id} ${file}`])),
  );
  expect(missing).toEqual([]);
});

test('what is met names a file, or the requirement whose files show it', () => {
  const ids = new Set(rows.map(({ id }) => id));
  for (const { id, state, words } of rows) {
    const [, other = ''] = /\bas (\d+\.\d+\.\d+)/.exec(words) ?? [];
    if (state === 'met') expect([id, pathsIn(words).length > 0 || ids.has(other)]).toEqual([id, true]);
    if (other) expect([id, ids.has(other)]).toEqual([id, true]);
  }
});

test('the list states the correct number of requirements', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const words = text.replaceAll(/\s+/g, ' ');
  expect(words).toContain(
    `${rows.length} requirements: ${count('met')} met, ${count('not applicable')} not applicable, ${count('open')} open.`,
  );
});
