import { expect, test } from 'vitest';
import { liftText, rateText } from './trialTexts.ts';

test.each([
  [{ low: -1, high: null }, 'Not known yet'],
  [{ low: -0.2, high: null }, '−20% or more'],
  [{ low: 0.041, high: 0.3 }, '+4% to +30%'],
  [{ low: -0.12, high: -0.001 }, '−12% to 0%'],
])('shows the interval %j as %s', (interval, text) => expect(liftText(interval)).toBe(text));

test('shows a rate with one decimal', () => expect(rateText(0.0342)).toBe('3.4%'));
