import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { financeSteps } from './steps.ts';

test('the three steps have the wording of the site (FINPAGE-10)', () => {
  const own = [1, 2, 3].map((step) => ({ title: `Step ${step}`, text: 'x' }));
  expect(financeSteps({ settings: parseSettings({ financeStepsWording: own }).settings })).toEqual(own);
});
