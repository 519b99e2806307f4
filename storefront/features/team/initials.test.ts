import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Mia van der Berg', 'MB'],
  ['Jo', 'J'],
  ['  émile   Ó Briain ', 'ÉB'],
  ["D'Arcy (sales)", 'DS'],
  ['42', ''],
  ['', ''],
])('%j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
