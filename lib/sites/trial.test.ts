import { expect, test } from 'vitest';
import { parseTrial, trialText, withTrial } from './trial.ts';

test.each([
  ['{"compareEnabled":true}', { compareEnabled: true }],
  ['{"hitsPerPage":30}', { hitsPerPage: 30 }],
  ['{"hitsPerPage":null,"compareEnabled":null}', { hitsPerPage: null, compareEnabled: null }],
  ['{"hitsPerPage":500}', null],
  ['{"compareEnabled":"on"}', null],
  ['{"noSuchThing":true}', null],
  ['{"constructor":null}', null],
  ['{"__proto__":null}', null],
  ['{}', null],
  ['[true]', null],
  ['true', null],
  ['{"compareEnabled":', null],
  ['', null],
])('%s is the trial %j', (text, trial) => {
  expect(parseTrial(text)).toEqual(trial);
});

test('ignores a trial that is too large for a cookie', () => {
  const trial = { financeDisclaimer: 'é'.repeat(600) };
  expect(trialText(trial)).toBeNull();
  expect(parseTrial(JSON.stringify(trial))).toBeNull();
  const shorter = { financeDisclaimer: 'é'.repeat(500) };
  expect(parseTrial(trialText(shorter) ?? '')).toEqual(shorter);
});

test('applies only the trial to the site', () => {
  const raw = { slug: 'one', settings: { hitsPerPage: 9, timeZone: 'Australia/Perth' }, features: null };
  expect(withTrial(raw, { hitsPerPage: null, compareEnabled: true })).toEqual({
    slug: 'one',
    settings: { hitsPerPage: null, timeZone: 'Australia/Perth' },
    features: { compareEnabled: true },
  });
  expect(raw.settings.hitsPerPage).toBe(9);
});
