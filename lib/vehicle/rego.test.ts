import { expect, test } from 'vitest';
import { regoExpiryText } from './rego.ts';

const rules = { regoExpiredText: 'Unregistered', timeZone: 'Australia/Brisbane' };
// In Brisbane it is already 6 March.
const now = new Date('2026-03-05T15:00:00Z');

test('shows the date until the last day (VDP-44)', () => {
  expect(regoExpiryText('2026-03-06', rules, now)).toBe('Expires on 6 Mar 2026');
  expect(regoExpiryText('2027-01-31', rules, now)).toBe('Expires on 31 Jan 2027');
});

test('a registration that ends on 29 February is valid on that day', () => {
  const at = (moment: string) => regoExpiryText('2028-02-29', rules, new Date(moment));
  expect(at('2028-02-29T13:59:00Z')).toBe('Expires on 29 Feb 2028');
  expect(at('2028-02-29T14:00:00Z')).toBe('Unregistered');
});

test('a registration with a month only is valid to the end of it', () => {
  const at = (moment: string) => regoExpiryText('2028-02', rules, new Date(moment));
  expect(at('2028-02-01T00:00:00Z')).toBe('Expires on Feb 2028');
  expect(at('2028-02-29T13:59:00Z')).toBe('Expires on Feb 2028');
  expect(at('2028-02-29T14:00:00Z')).toBe('Unregistered');
});

test('a past one shows the site’s text or nothing, by the dealer’s date (VDP-42 VDP-43)', () => {
  expect(regoExpiryText('2026-03-05', rules, now)).toBe('Unregistered');
  expect(regoExpiryText('2026-03-05', { ...rules, timeZone: 'UTC' }, now)).toBe('Expires on 5 Mar 2026');
  expect(regoExpiryText('2026-03-05', { ...rules, regoExpiredText: '' }, now)).toBeNull();
});

test('shows nothing for an unknown expiry', () => {
  expect(regoExpiryText(null, rules, now)).toBeNull();
  expect(regoExpiryText('unknown', rules, now)).toBeNull();
});
