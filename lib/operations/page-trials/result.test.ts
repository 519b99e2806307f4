import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armOf, type RunningTrial, TRIAL_MEASURES } from '../../sites/page-trial/trial.ts';
import { receivedSchema } from '../events/received.ts';
import { noCounts, type TrialCounts, trialResult } from './result.ts';
import { countedFor } from './store.server.ts';

const counts = (
  control: Partial<TrialCounts['control']>,
  variant: Partial<TrialCounts['variant']>,
): TrialCounts => {
  const none = noCounts();
  return { control: { ...none.control, ...control }, variant: { ...none.variant, ...variant } };
};

describe('the result of a trial', () => {
  test('is open without visitors', () => {
    expect(trialResult(noCounts(), 'lead')).toMatchObject({
      verdict: 'open',
      rates: { control: 0, variant: 0 },
      harmed: [],
      isEven: true,
    });
  });

  test('names the better version with its rates', () => {
    const given = counts({ exposure: 4_000, lead: 80 }, { exposure: 4_050, lead: 162 });
    expect(trialResult(given, 'lead')).toMatchObject({
      verdict: 'variant',
      rates: { control: 0.02, variant: 0.04 },
      harmed: [],
    });
  });

  test('flags a variant that wins its goal and costs enquiries', () => {
    const given = counts({ exposure: 4_000, call: 80, lead: 160 }, { exposure: 4_000, call: 200, lead: 60 });
    expect(trialResult(given, 'call')).toMatchObject({ verdict: 'variant', harmed: ['lead'] });
  });

  test('flags script errors and slow loads, and not fewer of them', () => {
    const worse = counts({ exposure: 900, error: 3, slow: 90 }, { exposure: 900, error: 60, slow: 220 });
    expect(trialResult(worse, 'lead').harmed).toEqual(['error', 'slow']);
    const better = { control: worse.variant, variant: worse.control };
    expect(trialResult(better, 'lead').harmed).toEqual([]);
  });

  test('is not to be trusted if the visitors are split unevenly', () => {
    expect(trialResult(counts({ exposure: 1_000 }, { exposure: 800 }), 'lead').isEven).toBe(false);
    expect(trialResult(counts({ exposure: 1_000 }, { exposure: 960 }), 'lead').isEven).toBe(true);
  });

  test('swaps with the versions', () => {
    const count = fc.nat(2_000);
    fc.assert(
      fc.property(count, count, (control, variant) => {
        const one = trialResult(counts({ lead: control }, { lead: variant }), 'lead').verdict;
        const other = trialResult(counts({ lead: variant }, { lead: control }), 'lead').verdict;
        expect(other).toBe({ open: 'open', variant: 'control', control: 'variant' }[one]);
      }),
    );
  });
});

describe('what events count for', () => {
  const trial: RunningTrial = { id: 'trial-1', path: '/', audience: 'everyone', inEveryLanguage: false };
  const site = { slug: 'harbour', settings: { eventIds: {} } };
  const visitor = { number: 7, isPhone: false };
  const arm = armOf(trial, visitor);
  const other = arm === 'variant' ? 'control' : 'variant';
  const event = (fields: object, about: object = {}) =>
    receivedSchema.parse({
      event_id: 1010,
      website_id: 'harbour',
      trial: { id: 'trial-1', arm, measure: 'exposure', ...fields },
      ...about,
    });
  const countOf = (events: ReturnType<typeof event>, given: object = {}) =>
    countedFor({ site, visitor, trials: [trial], ...given }, events);

  test('is the version of the visitor’s cookie', () => {
    expect(countOf(event({}))).toEqual([{ trial: 'trial-1', arm, measures: new Set(['exposure']) }]);
    expect(countOf(event({ arm: null, measure: 'lead' }))).toEqual([
      { trial: 'trial-1', arm, measures: new Set(['lead']) },
    ]);
  });

  test('is nothing for a page that showed the other version', () => {
    expect(countOf(event({ arm: other }))).toEqual([]);
  });

  test('is nothing without the cookie, for another trial, site or event', () => {
    expect(countOf(event({}), { visitor: null })).toEqual([]);
    expect(countOf(event({ id: 'trial-2' }))).toEqual([]);
    expect(countOf(event({}), { trials: [] })).toEqual([]);
    expect(countOf(event({}, { website_id: 'northside' }))).toEqual([]);
    expect(countOf(event({}, { event_id: 4 }))).toEqual([]);
  });

  test.each([{ measure: 'sale' }, { id: '../x y' }, { arm: 'third' }])('refuses %j', (fields) => {
    expect(countOf(event(fields))).toEqual([]);
  });

  test('is each measure once, however often it is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TRIAL_MEASURES), { minLength: 1 }), (measures) => {
        const events = measures.flatMap((measure) => event({ measure }));
        expect(countOf(events)).toEqual([{ trial: 'trial-1', arm, measures: new Set(measures) }]);
      }),
    );
  });
});
