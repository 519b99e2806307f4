import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextSaleAt, SALES_REFRESH_MS, salesThisMonth } from './sales-counter.ts';

const at = (text: string) => new Date(text);
const moments = fc.date({
  min: at('2020-01-01T00:00:00Z'),
  max: at('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
/** Day and time in Brisbane, from the platform's time zone data. */
function brisbane(now: Date) {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'Australia/Brisbane',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { day: number('day'), seconds: number('hour') * 3600 + number('minute') * 60 + number('second') };
}

describe('the sales counter', () => {
  test('counts 192 a day, one every 450 s (HOME-11 HOME-12 HOME-13 OPEN-116)', () => {
    expect(salesThisMonth(at('2026-11-01T00:00:00+10:00'))).toBe(0);
    expect(salesThisMonth(at('2026-11-01T00:07:29+10:00'))).toBe(0);
    expect(salesThisMonth(at('2026-11-01T00:07:30+10:00'))).toBe(1);
    expect(salesThisMonth(at('2026-11-02T00:00:00+10:00'))).toBe(192);
    expect(salesThisMonth(at('2026-11-30T23:59:59+10:00'))).toBe(30 * 192 - 1);
    expect(salesThisMonth(at('2026-12-01T00:00:00+10:00'))).toBe(0);
  });

  test('uses the time of Brisbane (HOME-14)', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { day, seconds } = brisbane(now);
        expect(salesThisMonth(now)).toBe((day - 1) * 192 + Math.floor(seconds / 450));
      }),
    );
  });

  test('changes at the announced time, by one or back to 0', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const next = nextSaleAt(now);
        expect(next).toBeGreaterThan(now.getTime());
        expect(next - now.getTime()).toBeLessThanOrEqual(450_000);
        const before = salesThisMonth(now);
        expect(salesThisMonth(new Date(next - 1))).toBe(before);
        expect([before + 1, 0]).toContain(salesThisMonth(new Date(next)));
      }),
    );
  });

  test('refreshes on an open page every 150 s (HOME-15)', () => {
    expect(SALES_REFRESH_MS).toBe(150_000);
  });
});
