import { expect, test } from 'vitest';
import { bodyFromText } from './body.ts';
import { bodyByModel } from './body-by-model.ts';
import { detailsTitle, soldMessage } from './item-type.ts';
import { keyInformation } from './key-information.ts';
import { capacityText, isLearnerApproved } from './motorcycle.ts';
import { sampleVehicle } from './sample-vehicle.ts';
import { specifications } from './specifications.ts';

const motorcycle = sampleVehicle({
  simple_body: 'motorcycle',
  bodyconfiguration: 'Naked',
  doors: 0,
  seats: 2,
  standardEquipment: ['ABS (Antilock Brakes)', 'Learner approved (LAMS)'],
  engine_size_litres: 0.649,
  variant: { enginesize: 649, cylinders: 2 },
});

test('shows type, capacity and licence of a motorcycle, but no doors and seats', () => {
  const rules = { timeZone: 'Australia/Brisbane', regoExpiredText: 'Unregistered' };
  const facts = keyInformation(motorcycle, rules, new Date('2026-03-05T00:00:00Z'));
  expect(facts.slice(0, 3).map(({ label, value }) => [label, value])).toEqual([
    ['Body', 'Naked'],
    ['Engine', '649 cc, 2 cylinders'],
    ['Licence', 'Learner approved (LAMS)'],
  ]);
  const labels = facts.map(({ label }) => label);
  expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
  expect(labels).not.toContain('Doors');
  expect(labels).not.toContain('Seats');
  expect(specifications(motorcycle).map(({ label }) => label)).not.toContain('Body configuration');
});

test('calls it a motorcycle', () => {
  expect(detailsTitle(motorcycle)).toBe('Motorcycle Details');
  expect(soldMessage(motorcycle)).toContain('this motorcycle recently sold');
});

test.each([
  [{ variant: { enginesize: 1_254 } }, '1,254 cc'],
  [{ engine_size_litres: 0.7 }, '700 cc'],
  [{ variant: { enginesize: 0 } }, null],
])('shows the capacity of %j as %j', (facts, words) =>
  expect(capacityText(sampleVehicle({ engine_size_litres: null, variant: null, ...facts }))).toBe(words),
);

test.each([
  [['LAMS Approved'], true],
  [['Learner-approved'], true],
  [['Not LAMS approved'], false],
  [['Steering dampers', 'Heated Grips'], false],
])('recognises learner approval in %j: %j', (standardEquipment, approved) =>
  expect(isLearnerApproved({ standardEquipment })).toBe(approved),
);

test('recognises motorcycles by body and by make', () => {
  expect(['Motor Bike', 'MOTORCYCLE', 'Road bike'].map(bodyFromText)).toEqual(Array(3).fill('motorcycle'));
  const bodyOf = (make: string) => bodyByModel({ make, model: 'XL', body: null, title: '' });
  expect(['Yamaha', 'BMW Motorrad', 'Honda', 'BMW'].map(bodyOf)).toEqual([
    'motorcycle',
    'motorcycle',
    null,
    null,
  ]);
});
