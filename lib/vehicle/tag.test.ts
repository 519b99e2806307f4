import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleVehicle } from './sample-vehicle.ts';
import { isTestDriveOnly, type TagRules, vehicleTag } from './tag.ts';
import { CAR_TYPES, VEHICLE_STATUSES, type VehicleInput } from './vehicle.ts';

const rules: TagRules = {
  electricTagEnabled: true,
  certifiedBadgeMake: 'Toyota',
  justArrivedDays: 8,
  justArrivedTagName: 'Just Arrived',
  soldTagName: 'Sold',
  soldText: 'recentlySold',
};
const DAY = 86_400;
const now = Date.parse('2026-03-10T00:00:00Z') / 1000;
const daysAgo = (days: number) => new Date((now - days * DAY) * 1000).toISOString();
const tagOf = (facts: Partial<VehicleInput>, changes: Partial<TagRules> = {}) =>
  vehicleTag(sampleVehicle({ created_at: daysAgo(1), ...facts }), { ...rules, ...changes }, now);

/** All tags apply; each test removes those with a higher priority. */
const everything: Partial<VehicleInput> = {
  simple_fuel: 'Plug-in Hybrid',
  reserved: true,
  certified: true,
  tag: 'Special',
  status: 'coming_soon',
};

test('shows electric and hybrid first where enabled (TAG-01 OPEN-051)', () => {
  expect(tagOf(everything)).toEqual({ kind: 'hybrid', text: 'Hybrid' });
  expect(tagOf({ ...everything, simple_fuel: 'Electric' })).toEqual({ kind: 'electric', text: 'Electric' });
  expect(tagOf(everything, { electricTagEnabled: false })?.kind).toBe('reserved');
});

test('shows reserved second (TAG-02)', () => {
  expect(tagOf({ ...everything, simple_fuel: null })).toEqual({ kind: 'reserved', text: 'Reserved' });
});

test('shows certified third on used cars of the configured make (TAG-03)', () => {
  const facts = { ...everything, simple_fuel: null, reserved: false };
  expect(tagOf(facts)).toEqual({ kind: 'certified', text: 'Toyota Certified' });
  expect(tagOf({ ...facts, car_type: 'demo' })?.kind).toBe('custom');
  expect(tagOf(facts, { certifiedBadgeMake: 'Mazda' })?.kind).toBe('custom');
  expect(tagOf(facts, { certifiedBadgeMake: null })?.kind).toBe('custom');
});

test('shows the custom tag before coming soon (TAG-04 TAG-05)', () => {
  expect(tagOf({ tag: 'Special', status: 'coming_soon' })).toEqual({ kind: 'custom', text: 'Special' });
  expect(tagOf({ status: 'coming_soon' })).toEqual({ kind: 'coming_soon', text: 'Coming Soon' });
});

test('shows a new car as just arrived for the configured days (TAG-06 TAG-07)', () => {
  const fresh = (days: number, changes = {}) =>
    tagOf({ car_type: 'new', created_at: daysAgo(days) }, changes);
  expect(fresh(8)).toEqual({ kind: 'just_arrived', text: 'Just Arrived' });
  expect(fresh(8.01)).toBeNull();
  expect(fresh(10, { justArrivedDays: 14, justArrivedTagName: 'Fresh' })).toEqual({
    kind: 'just_arrived',
    text: 'Fresh',
  });
});

test('shows no tag on other demo and used cars (TAG-08 TAG-09)', () => {
  expect(tagOf({ car_type: 'demo' })).toBeNull();
  expect(tagOf({ car_type: 'used' })).toBeNull();
});

test('shows only sold on a car that is not in stock (TAG-10)', () => {
  expect(tagOf({ ...everything, status: 'sold' })).toEqual({ kind: 'sold', text: 'Sold' });
  expect(tagOf({ ...everything, status: 'others' }, { soldTagName: 'Gone' })).toEqual({
    kind: 'sold',
    text: 'Gone',
  });
});

test('says sold only if the feed did, where the site wants that', () => {
  const byStatus = { soldTagName: 'Gone', soldText: 'byStatus' } as const;
  expect(tagOf({ ...everything, status: 'sold' }, byStatus)?.text).toBe('Gone');
  expect(tagOf({ ...everything, status: 'others' }, byStatus)?.text).toBe('No longer for sale');
});

test('shows the same tag on a search hit as on its car', () => {
  const facts = fc.record({
    status: fc.constantFrom(...VEHICLE_STATUSES),
    car_type: fc.constantFrom(...CAR_TYPES),
    simple_fuel: fc.constantFrom(null, 'Petrol', 'Electric', 'Hybrid'),
    reserved: fc.boolean(),
    certified: fc.boolean(),
    tag: fc.constantFrom(null, 'Special'),
    created_at: fc.integer({ min: 0, max: 20 }).map(daysAgo),
  });
  fc.assert(
    fc.property(facts, (facts) => {
      const { created_at, ...vehicle } = sampleVehicle(facts);
      const hit = { ...vehicle, created_at_timestamp: Date.parse(created_at) / 1000 };
      expect(vehicleTag(hit, rules, now)).toEqual(vehicleTag({ ...vehicle, created_at }, rules, now));
    }),
  );
});

test('recognises test-drive-only cars by the tag name of the site (OPEN-067)', () => {
  expect(isTestDriveOnly({ tag: ' test drive only' }, 'Test Drive Only')).toBe(true);
  expect(isTestDriveOnly({ tag: null }, '')).toBe(false);
});
