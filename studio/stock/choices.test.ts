import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const offered = [
  { value: 'suv', label: 'SUV', count: 9 },
  { value: 'ute', label: 'Ute', count: 4 },
  { value: 'cabChassis', label: 'Cab Chassis', count: 1 },
];

test('what was chosen comes first, also when it is sold out', () => {
  expect(
    choicesOf(['van', 'ute'], offered, '').map(({ label, count, chosen }) => [label, count, chosen]),
  ).toEqual([
    ['van', 0, true],
    ['Ute', 4, true],
    ['SUV', 9, false],
    ['Cab Chassis', 1, false],
  ]);
});

test('words narrow what is offered, never what was chosen', () => {
  expect(choicesOf(['ute'], offered, ' CHA ').map(({ value }) => value)).toEqual(['ute', 'cabChassis']);
});
