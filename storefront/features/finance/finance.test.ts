import { parseSettings } from '@forecourt/lib/site/settings';
import { expect, test } from 'vitest';
import { financeRoute } from './route.ts';
import { financeSteps } from './steps.ts';

test('a finance page with a car in hand renders per request, without one it is cached whole', () => {
  expect(financeRoute('/finance', new URLSearchParams('car_id=a1'))).toBe('/finance-per-request/finance');
  expect(financeRoute('/apply-for-finance', new URLSearchParams('car_id=a1'))).toBe(
    '/finance-per-request/apply-for-finance',
  );
  expect(financeRoute('/finance', new URLSearchParams('problems=name'))).toBe('/finance-per-request/finance');
  expect(financeRoute('/finance', new URLSearchParams('utm_source=x'))).toBeNull();
  expect(financeRoute('/cars/finance', new URLSearchParams('car_id=a1'))).toBeNull();
});

test('the three steps are in the words of the site (FINPAGE-10)', () => {
  const own = [1, 2, 3].map((step) => ({ title: `Step ${step}`, text: 'x' }));
  expect(financeSteps({ settings: parseSettings({ financeStepsWording: own }).settings })).toEqual(own);
});
