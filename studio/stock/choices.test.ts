import { expect, test } from 'vitest';
import { choicesOf, makesWithout } from './choices.ts';

const offeredValues = [
  { value: 'suv', label: 'SUV', count: 9 },
  { value: 'ute', label: 'Ute', count: 4 },
  { value: 'cabChassis', label: 'Cab Chassis', count: 1 },
];

test('lists selected values first, including sold-out ones', () => {
  expect(
    choicesOf(['van', 'ute'], offeredValues, '').map(({ label, count, chosen }) => [label, count, chosen]),
  ).toEqual([
    ['van', 0, true],
    ['Ute', 4, true],
    ['SUV', 9, false],
    ['Cab Chassis', 1, false],
  ]);
});

test('filters the options by typed text, but not the selection', () => {
  expect(choicesOf(['ute'], offeredValues, ' CHA ').map(({ value }) => value)).toEqual(['ute', 'cabChassis']);
});

test('finds a make by parts of its words in any order', () => {
  const makes = [
    { value: 'Jayco', label: 'Jayco', count: 56 },
    { value: 'Journey Outback', label: 'Journey Outback', count: 3 },
    { value: 'Škoda', label: 'Škoda', count: 2 },
  ];
  const labelsOf = (words: string) => choicesOf([], makes, words).map(({ label }) => label);
  expect(labelsOf('Jay')).toEqual(['Jayco']);
  expect(labelsOf('out jour')).toEqual(['Journey Outback']);
  expect(labelsOf('skod')).toEqual(['Škoda']);
});

test('reports makes in stock without a manufacturer', () => {
  const makes = [
    { value: 'Jayco', label: 'Jayco', count: 56 },
    { value: 'Kia', label: 'Kia', count: 9 },
  ];
  expect(makesWithout(makes, ['KIA', 'Ford']).map(({ label }) => label)).toEqual(['Jayco']);
});
