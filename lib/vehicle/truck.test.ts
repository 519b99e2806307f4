import { expect, test } from 'vitest';
import { detailsTitle, soldMessage } from './item-type.ts';
import { keyInformation } from './key-information.ts';
import { sampleVehicle } from './sample-vehicle.ts';
import { specifications } from './specifications.ts';
import { isTruck, licenceClass } from './truck.ts';

test('derives the licence class from the gross vehicle mass', () => {
  expect([4_495, 4_500, 4_501, 8_000, 8_500].map(licenceClass)).toEqual([
    'Car (C)',
    'Car (C)',
    'Light rigid (LR)',
    'Light rigid (LR)',
    'Medium rigid (MR)',
  ]);
});

test('shows body, mass and licence class of a truck once', () => {
  const truck = sampleVehicle({
    simple_body: 'lightTruck',
    bodyconfiguration: 'Tipper',
    doors: 2,
    variant: { grossvehiclemass: 6_500 },
  });
  const rules = { timeZone: 'Australia/Brisbane', regoExpiredText: 'Unregistered' };
  const facts = keyInformation(truck, rules, new Date('2026-03-05T00:00:00Z'));
  const factValues = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect(factValues).toMatchObject({ Body: 'Tipper', GVM: '6,500 kg', Licence: 'Light rigid (LR)' });
  expect(factValues).not.toHaveProperty('Doors');
  const labels = specifications(truck).map(({ label }) => label);
  expect(labels).not.toContain('Gross vehicle mass');
  expect(labels).not.toContain('Body configuration');
  expect(isTruck(sampleVehicle({ simple_body: 'ute' }))).toBe(false);
});

test('calls it a truck', () => {
  const truck = { item_type: 'car', simple_body: 'lightTruck' } as const;
  expect(detailsTitle(truck)).toBe('Truck Details');
  expect(soldMessage(truck)).toContain('this truck recently sold');
});
