import { describe, expect, test } from 'vitest';
import { parseSettings } from '../sites/settings.ts';
import { phoneFor } from './seller.ts';

const own = { phoneByCarType: { used: '01' } };
const site = (settings: Record<string, unknown> = {}, dealership: Partial<typeof own> = {}) => ({
  settings: parseSettings(settings).settings,
  dealerships: [
    {
      id: 'd',
      slug: 'd',
      name: 'D',
      soldVisibleDays: null,
      breadcrumbSearchBase: null,
      phoneByCarType: {},
      warrantyTextByCarType: {},
      ...dealership,
    },
  ],
});
const vehicle = (car_type: 'new' | 'used') => ({ car_type, dealership_id: 'd' });
const location = { contact_detail: { phone: '04', landline_phone: null } };

describe('the phone (STATUS-22 OPEN-091)', () => {
  const settings = { phoneByCarType: { used: '02' }, phoneOverride: '03' };
  test('is that of the dealership for the car type, else that of the site', () => {
    expect(phoneFor(site(settings, own), vehicle('used'), location)).toBe('01');
    expect(phoneFor(site(settings), vehicle('used'), location)).toBe('02');
  });
  test('is the override of the site for other types, else that of the location', () => {
    expect(phoneFor(site(settings, own), vehicle('new'), location)).toBe('03');
    expect(phoneFor(site(), vehicle('new'), location)).toBe('04');
    expect(phoneFor(site(), null, null)).toBeNull();
  });
});
