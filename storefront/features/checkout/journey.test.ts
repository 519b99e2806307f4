import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { parseFeatures } from '@forecourt/lib/sites/features';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isKnown,
  openStep,
  STEPS,
  shownSteps,
  stepAfter,
  stepBefore,
  stepsOf,
  stepToShow,
} from './journey.ts';

const features = (tradeInEnabled: boolean) => ({
  features: { ...parseFeatures({}).features, tradeInEnabled },
});
const all = stepsOf(features(true));

describe('the steps of a checkout (OPEN-024)', () => {
  test('are details, trade-in, delivery or pick-up, review and pay', () => {
    const t = translatorOf('en', 'checkout');
    expect(all.map((step) => t(`steps.titles.${step}`))).toEqual([
      'Your details',
      'Trade-in',
      'Delivery or pick-up',
      'Review and pay',
    ]);
  });

  test('have no trade-in on a site without trade-ins', () => {
    expect(stepsOf(features(false))).toEqual(['details', 'handover', 'pay']);
  });

  test('resume at the last open step', () => {
    expect(openStep(all, null)).toBe('details');
    expect(openStep(all, {})).toBe('trade-in');
    expect(openStep(all, { tradeIn: null })).toBe('handover');
    expect(openStep(all, { tradeIn: null, handover: 'pick_up' })).toBe('pay');
    expect(openStep(stepsOf(features(false)), {})).toBe('handover');
  });

  test('allow going back but not skipping', () => {
    expect(stepToShow(all, null, 'pay')).toBe('details');
    expect(stepToShow(all, {}, 'pay')).toBe('trade-in');
    expect(stepToShow(all, { tradeIn: null, handover: 'delivery' }, 'details')).toBe('details');
    const reservations = fc.option(
      fc.record(
        {
          tradeIn: fc.constantFrom(null, { rego: 'x' }),
          handover: fc.constantFrom('pick_up' as const, 'delivery' as const),
        },
        { requiredKeys: [] },
      ),
    );
    const requestedSteps = fc.oneof(fc.constantFrom(...STEPS), fc.string(), fc.constant(undefined));
    fc.assert(
      fc.property(reservations, requestedSteps, (facts, step) => {
        const shownStep = stepToShow(all, facts, step);
        expect(all.indexOf(shownStep)).toBeLessThanOrEqual(all.indexOf(openStep(all, facts)));
      }),
    );
  });

  test('follow each other', () => {
    expect(all.map((step) => stepAfter(all, step))).toEqual([...all.slice(1), null]);
    expect(all.map((step) => stepBefore(all, step))).toEqual([null, ...all.slice(0, -1)]);
  });
});

test('a shopper with name, phone and email sees two steps, and all of them at one between', () => {
  const kim = { name: 'Kim', phone: '+61412345678', email: 'kim@shopper.example' };
  expect(isKnown(kim)).toBe(true);
  expect([null, { ...kim, email: null }, { ...kim, phone: null }].some(isKnown)).toBe(false);
  expect(shownSteps(STEPS, 'details', true)).toEqual(['details', 'pay']);
  expect(shownSteps(STEPS, 'pay', true)).toEqual(['details', 'pay']);
  expect(shownSteps(STEPS, 'trade-in', true)).toEqual(STEPS);
  expect(shownSteps(STEPS, 'pay', false)).toEqual(STEPS);
});
