import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { expect, test } from 'vitest';
import { pointText, returnDays } from './used-car-points.ts';

const RETURNS = { title: 'Change your mind', text: 'Bring it back.', about: 'returns', days: 7 } as const;
const view = (point: object, facts = {}) => ({
  site: { settings: parseSettings({ usedCarPoints: [point] }).settings } as Site,
  vehicle: sampleVehicle(facts),
});

test('a used car can be returned within the days that its site states', () => {
  expect(returnDays(view(RETURNS))).toBe(7);
  expect(pointText(RETURNS)).toBe('Bring it back. Within 7 days.');
  expect(pointText({ ...RETURNS, days: 1 })).toBe('Bring it back. Within 1 day.');
});

test('no return is stated without days, for new cars, and for cars that the benefit leaves out', () => {
  expect(returnDays(view({ ...RETURNS, days: undefined }))).toBeNull();
  expect(returnDays(view({ ...RETURNS, about: 'warranty' }))).toBeNull();
  expect(returnDays(view(RETURNS, { car_type: 'new' }))).toBeNull();
  expect(returnDays(view({ ...RETURNS, cars: 'certified' }))).toBeNull();
});
