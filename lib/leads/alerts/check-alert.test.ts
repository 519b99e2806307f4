import { describe, expect, test } from 'vitest';
import { checkAlert, type DueAlert } from './check-alert.ts';

const BRISBANE = 'Australia/Brisbane';
const at = (local: string) => new Date(`2026-11-22T${local}:00+10:00`);
const alert = (facts: Partial<DueAlert>): DueAlert => ({
  kind: 'price_drop',
  createdAt: at('10:00'),
  oldPrice: 20_000,
  phase: 'free',
  price: 19_000,
  pricedAt: at('10:00'),
  wanted: true,
  frequency: 'at_once',
  ...facts,
});
const check = (facts: Partial<DueAlert>, now = at('12:00')) => checkAlert(alert(facts), now, BRISBANE);

describe('checkAlert', () => {
  test('sends a price drop once the price has stayed down for an hour', () => {
    expect(check({}, at('10:59'))).toEqual(at('11:00'));
    expect(check({}, at('11:00'))).toBe('now');
  });

  test('waits another hour if the price moved again', () =>
    expect(check({ price: 18_000, pricedAt: at('11:30') })).toEqual(at('12:30')));

  test('discards a price drop once the price is back up or the car reserved', () => {
    expect(check({ price: 20_000, pricedAt: at('10:20') }, at('11:00'))).toBe('needless');
    expect(check({ price: 21_000 })).toBe('needless');
    expect(check({ price: null })).toBe('needless');
    expect(check({ phase: 'reserved' })).toBe('needless');
  });

  test.each([
    ['reserved', 'reserved', 'free'],
    ['free', 'free', 'reserved'],
    ['sold', 'gone', 'free'],
    ['saved_search', 'free', 'gone'],
  ] as const)('sends a %s alert while the car is %s, not once it is %s', (kind, phase, other) => {
    expect(check({ kind, phase })).toBe('now');
    expect(check({ kind, phase: other })).toBe('needless');
    expect(check({ kind, phase: null })).toBe('needless');
  });

  test('waits for the morning during quiet hours', () => {
    expect(check({ kind: 'sold', phase: 'gone' }, at('23:00'))).toEqual(
      new Date('2026-11-23T08:00:00+10:00'),
    );
  });

  test('waits for the morning if alerts are daily', () => {
    expect(check({ kind: 'sold', phase: 'gone', frequency: 'daily' })).toEqual(
      new Date('2026-11-23T08:00:00+10:00'),
    );
  });

  test('discards an alert that is no longer wanted', () => expect(check({ wanted: false })).toBe('needless'));
});
