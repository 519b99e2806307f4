import { expect, test } from 'vitest';
import { harmText, liftText, rateText, verdictText } from './trialTexts.ts';

test.each([
  [{ low: -1, high: null }, 'Not known yet'],
  [{ low: -0.2, high: null }, '−20% or more'],
  [{ low: 0.041, high: 0.3 }, '+4% to +30%'],
  [{ low: -0.12, high: -0.001 }, '−12% to 0%'],
])('shows the interval %j as %s', (interval, text) => expect(liftText(interval)).toBe(text));

test('shows a rate with one decimal', () => expect(rateText(0.0342)).toBe('3.4%'));

test('names everything that the change made worse', () => {
  expect(harmText([])).toBeNull();
  expect(harmText(['lead', 'slow'])).toBe(
    'The change does harm: fewer visitors enquire, and the page loads slowly for more visitors.',
  );
});

test('does not call a winner while the visitors are split unevenly', () => {
  expect(verdictText({ verdict: 'variant', isEven: false })).toContain('can’t be trusted');
  expect(verdictText({ verdict: 'variant', isEven: true })).toContain('better');
});
