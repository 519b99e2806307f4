import { expect, test } from 'vitest';
import { differences } from './compare.ts';

const CONTENTS = { rows: { cars: 2, leads: 1 }, hashes: { cars: '7', leads: '9' } };

test('finds no differences between equal contents', () => {
  expect(differences(CONTENTS, structuredClone(CONTENTS))).toEqual([]);
});

test('names tables with different, missing or unexpected rows', () => {
  const actual = { rows: { cars: 2, leads: 0, views: 3 }, hashes: { cars: '8', leads: '0', views: '1' } };
  expect(differences({ rows: { ...CONTENTS.rows, mails: 4 }, hashes: CONTENTS.hashes }, actual)).toEqual([
    'cars has different rows',
    'leads has 0 rows instead of 1',
    'mails was not restored',
    'views is not in the backup',
  ]);
});
