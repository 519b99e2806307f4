import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { expect, test } from 'vitest';
import { clockText, hoursText, secondsUntil, timestampText } from './time.ts';

test('formats timestamps in the dealer’s time zone', () => {
  const instant = new Date('2026-11-21T06:05:00Z');
  expect(timestampText(instant, 'Australia/Brisbane')).toBe('Sat 21 Nov 2026, 4:05 pm');
  expect(timestampText(instant, 'Australia/Adelaide')).toBe('Sat 21 Nov 2026, 4:35 pm');
});

test('the time left of a hold is never negative', () => {
  const now = Date.parse('2026-11-21T06:05:00Z');
  expect(secondsUntil(new Date(now + 90_500), now)).toBe(90);
  expect(secondsUntil(new Date(now - 1), now)).toBe(0);
  expect([clockText(1684), clockText(59), clockText(3729), clockText(0)]).toEqual([
    '28:04',
    '0:59',
    '1:02:09',
    '0:00',
  ]);
});

test('describes the length of a hold (OPEN-025)', () => {
  const t = translatorOf('en', 'checkout');
  expect([48, 72, 1, 60].map((hours) => hoursText(hours, t))).toEqual([
    '48 hours',
    '3 days',
    '1 hour',
    '60 hours',
  ]);
});

test('formats timestamps and durations in the language of the page', () => {
  const instant = new Date('2026-11-21T06:05:00Z');
  expect(timestampText(instant, 'Australia/Brisbane', 'zh')).toContain('2026年11月21日');
  expect(timestampText(instant, 'Australia/Brisbane', 'ar')).toMatch(/21.*2026/);
  expect(hoursText(48, translatorOf('zh', 'checkout'))).toBe('48 小时');
  expect(hoursText(72, translatorOf('vi', 'checkout'))).toBe('3 ngày');
});
