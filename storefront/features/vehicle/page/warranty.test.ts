import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { warrantyFor } from './warranty.ts';

const site = (words: { site: string; dealership?: string }) => ({
  settings: parseSettings({ warrantyTextByCarType: { used: words.site } }).settings,
  dealerships: [
    {
      id: 'd',
      slug: 'd',
      name: 'D',
      soldVisibleDays: null,
      breadcrumbSearchBase: null,
      phoneByCarType: {},
      warrantyTextByCarType: words.dealership ? { used: words.dealership } : {},
    },
  ],
});
const vehicle = (car_type: 'new' | 'used', certified = false) => ({
  car_type,
  certified,
  dealership_id: 'd',
});

test('depends on the car type, the text of the dealership first (STATUS-23)', () => {
  const both = site({ site: 'of the site', dealership: 'of the dealership' });
  expect(warrantyFor(both, vehicle('used'))).toBe('of the dealership');
  expect(warrantyFor(site({ site: 'of the site' }), vehicle('used'))).toBe('of the site');
  expect(warrantyFor(both, vehicle('new'))).toBeNull();
});

test('shows the warranty of certified cars only on certified used cars', () => {
  const { settings } = parseSettings({
    warrantyTextByCarType: { new: 'of the maker', used: 'of the law', certified: 'twelve months' },
  });
  const certifying = { settings, dealerships: [] };
  expect(warrantyFor(certifying, vehicle('used', true))).toBe('twelve months');
  expect(warrantyFor(certifying, vehicle('used'))).toBe('of the law');
  expect(warrantyFor(certifying, vehicle('new', true))).toBe('of the maker');
});
