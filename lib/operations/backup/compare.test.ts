import { expect, test } from 'vitest';
import { differences } from './compare.ts';

const CONTENTS = { rows: { cars: 2, leads: 1 }, hashes: { cars: '7', leads: '9' } };

test('finds nothing in what is the same', () => {
  expect(differences(CONTENTS, structuredClone(CONTENTS))).toEqual([]);
});

test('names tables with other rows, fewer rows, none, and tables that the backup lacks', () => {
  const actual = { rows: { cars: 2, leads: 0, views: 3 }, hashes: { cars: '8', leads: '0', views: '1' } };
  expect(differences({ rows: { ...CONTENTS.rows, mails: 4 }, hashes: CONTENTS.hashes }, actual)).toEqual([
    'cars has other rows',
    'leads has 0 rows instead of 1',
    'mails was not restored',
    'views is not in the backup',
  ]);
});
