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
};
const DAY = 86_400;
const now = Date.parse('2026-03-10T00:00:00Z') / 1000;
const daysAgo = (days: number) => new Date((now - days * DAY) * 1000).toISOString();
const tagOf = (facts: Partial<VehicleInput>, changes: Partial<TagRules> = {}) =>
  vehicleTag(sampleVehicle({ created_at: daysAgo(1), ...facts }), { ...rules, ...changes }, now);

/** Everything at once: each test takes the higher ones away. */
const everything: Partial<VehicleInput> = {
  simple_fuel: 'Plug-in Hybrid',
  reserved: true,
  certified: true,
  tag: 'Special',
  status: 'coming_soon',
};

test('electric and hybrid come first, where the site shows them (TAG-01 OPEN-051)', () => {
  expect(tagOf(everything)).toEqual({ kind: 'hybrid', text: 'Hybrid' });
  expect(tagOf({ ...everything, simple_fuel: 'Electric' })).toEqual({ kind: 'electric', text: 'Electric' });
  expect(tagOf(everything, { electricTagEnabled: false })?.kind).toBe('reserved');
});

test('then a reserved car (TAG-02)', () => {
  expect(tagOf({ ...everything, simple_fuel: null })).toEqual({ kind: 'reserved', text: 'Reserved' });
});

test('then a certified used car of the site’s make (TAG-03)', () => {
  const facts = { ...everything, simple_fuel: null, reserved: false };
  expect(tagOf(facts)).toEqual({ kind: 'certified', text: 'Toyota Certified' });
  expect(tagOf({ ...facts, car_type: 'demo' })?.kind).toBe('custom');
  expect(tagOf(facts, { certifiedBadgeMake: 'Mazda' })?.kind).toBe('custom');
  expect(tagOf(facts, { certifiedBadgeMake: null })?.kind).toBe('custom');
});

test('then the car’s own tag, then coming soon (TAG-04 TAG-05)', () => {
  expect(tagOf({ tag: 'Special', status: 'coming_soon' })).toEqual({ kind: 'custom', text: 'Special' });
  expect(tagOf({ status: 'coming_soon' })).toEqual({ kind: 'coming_soon', text: 'Coming Soon' });
});

test('then a new car for as many days as the site says (TAG-06 TAG-07)', () => {
  const fresh = (days: number, changes = {}) =>
    tagOf({ car_type: 'new', created_at: daysAgo(days) }, changes);
  expect(fresh(8)).toEqual({ kind: 'just_arrived', text: 'Just Arrived' });
  expect(fresh(8.01)).toBeNull();
  expect(fresh(10, { justArrivedDays: 14, justArrivedTagName: 'Fresh' })).toEqual({
    kind: 'just_arrived',
    text: 'Fresh',
  });
});

test('never a demo or used one: no tag (TAG-08 TAG-09)', () => {
  expect(tagOf({ car_type: 'demo' })).toBeNull();
  expect(tagOf({ car_type: 'used' })).toBeNull();
});

test('a car not in stock is sold, whatever else it is (TAG-10)', () => {
  expect(tagOf({ ...everything, status: 'sold' })).toEqual({ kind: 'sold', text: 'Sold' });
  expect(tagOf({ ...everything, status: 'others' }, { soldTagName: 'Gone' })).toEqual({
    kind: 'sold',
    text: 'Gone',
  });
});

test('a search hit gets the tag its car gets (TAG-01..10)', () => {
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

test('a car is test-drive-only by the site’s name for it (OPEN-067)', () => {
  expect(isTestDriveOnly({ tag: ' test drive only' }, 'Test Drive Only')).toBe(true);
  expect(isTestDriveOnly({ tag: null }, '')).toBe(false);
});
