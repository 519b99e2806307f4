import { expect, test } from 'vitest';
import { sampleVehicle } from '../../../vehicle/sample-vehicle.ts';
import { filteredRecord } from '../vehicle-state.ts';
import { containsWords } from './text-match.ts';

const record =
  filteredRecord(sampleVehicle({ make: 'Mazda', model: 'CX-5', badge: 'Touring', colour: 'Soul Red' })) ?? {};

test.each([
  ['', true],
  ['mazda', true],
  ['mazda cx5', true],
  ['CX-5 red', true],
  ['cx 5 tour', true],
  ['tour cx', false],
  ['mazda blue', false],
  ['masda', false],
])('a search for “%s” matches the car’s words: %s', (words, has) =>
  expect(containsWords(words, record)).toBe(has),
);
