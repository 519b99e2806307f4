import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { departmentOf, departmentsOf } from './departments.ts';
import { atStreetOf, mergeLocations, phoneOf } from './merge-locations.ts';

const place = (name: string, street: string | null, phone: string | null) => ({
  name,
  address: { street, city: 'Albion', postcode: '4010' },
  contact_detail: { phone, landline_phone: null },
});
const names = (groups: { name: string }[][]) => groups.map((group) => group.map(({ name }) => name));

describe('merging locations', () => {
  const sales = place('Sales', '1 High St', '07 7010 0110');
  const service = place('Service', '1 high st ', '07 7010 0111');
  const parts = place('Parts', '2 High St', '(07) 7010-0110');

  test('merges locations with the same phone (LOC-38)', () => {
    expect(names(mergeLocations([sales, service, parts], 'phone'))).toEqual([
      ['Sales', 'Parts'],
      ['Service'],
    ]);
  });

  test('merges locations with the same street (LOC-39)', () => {
    expect(names(mergeLocations([sales, service, parts], 'street'))).toEqual([
      ['Sales', 'Service'],
      ['Parts'],
    ]);
  });

  test('finds the locations at one street address', () => {
    const all = [sales, service, parts, place('None', null, null)];
    expect(names([atStreetOf(service, all)])).toEqual([['Sales', 'Service']]);
    expect(atStreetOf(place('Other', null, null), all)).toEqual([]);
  });

  test('keeps locations apart without a rule, phone or street', () => {
    expect(mergeLocations([sales, service], undefined)).toHaveLength(2);
    const unknown = place('A', null, null);
    expect(mergeLocations([unknown, unknown], 'phone')).toHaveLength(2);
    expect(mergeLocations([unknown, unknown], 'street')).toHaveLength(2);
  });

  test('neither loses nor duplicates a location', () => {
    const text = fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(text, text)),
        fc.constantFrom('phone', 'street', undefined),
        (pairs, by) => {
          const all = pairs.map(([street, phone], index) => place(String(index), street, phone));
          expect(
            mergeLocations(all, by)
              .flat()
              .map(({ name }) => Number(name))
              .sort((a, b) => a - b),
          ).toEqual(all.map((_, index) => index));
        },
      ),
    );
  });
});

test('falls back from phone to landline to null (OPEN-091)', () => {
  expect(phoneOf({ contact_detail: { phone: ' ', landline_phone: '07 1' } })).toBe('07 1');
  expect(phoneOf({ contact_detail: { phone: null, landline_phone: null } })).toBeNull();
});

describe('departments', () => {
  const at = (location_type: string | null, location_subtype: string | null = null) => ({
    location_type,
    location_subtype,
  });

  test('lists departments in a fixed order, without missing ones (LOC-33 LOC-34 LOC-35)', () => {
    expect(departmentsOf([at('parts'), at('sales'), at(''), at('other')])).toEqual(['sales', 'parts']);
  });

  test('an empty type and a buying centre belong to no department (LOC-09, OPEN-126)', () => {
    expect(departmentOf(at(''))).toBeNull();
    expect(departmentOf(at('sales', 'Buying centre'))).toBeNull();
  });
});
