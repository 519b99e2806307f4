import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { financeRoute } from './route.ts';
import { financeSteps } from './steps.ts';

test('a finance page renders per request with a car and is cached without', () => {
  expect(financeRoute('/finance', new URLSearchParams('car_id=a1'))).toBe('/finance-per-request/finance');
  expect(financeRoute('/apply-for-finance', new URLSearchParams('car_id=a1'))).toBe(
    '/finance-per-request/apply-for-finance',
  );
  expect(financeRoute('/finance', new URLSearchParams('problems=name'))).toBe('/finance-per-request/finance');
  expect(financeRoute('/finance', new URLSearchParams('utm_source=x'))).toBeNull();
  expect(financeRoute('/cars/finance', new URLSearchParams('car_id=a1'))).toBeNull();
});

test('the three steps have the wording of the site (FINPAGE-10)', () => {
  const own = [1, 2, 3].map((step) => ({ title: `Step ${step}`, text: 'x' }));
  expect(financeSteps({ settings: parseSettings({ financeStepsWording: own }).settings })).toEqual(own);
});
