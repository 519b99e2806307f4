import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AdjustmentQuestion, adjustmentAnswers, askedQuestion } from './adjustments.ts';
import { conditionProblems, kilometresOf, plateProblems, vehicleProblems } from './answers.ts';
import { keptValuation, keptValuationKey } from './kept-valuation.ts';
import { ownedVehicleTitle, vehicleOfAnswers } from './vehicle.ts';

const REQUIRED = 'This is a required field.';

describe('the step of the vehicle (OPEN-068)', () => {
  test('requires a plate and its state', () => {
    expect(plateProblems({})).toEqual({ rego: REQUIRED, regoState: REQUIRED });
    expect(plateProblems({ rego: 'abc-123', regoState: 'QLD' })).toEqual({});
    expect(plateProblems({ rego: '😀', regoState: 'XX' })).toEqual({
      rego: 'Please enter the registration as shown on the plate.',
      regoState: REQUIRED,
    });
    expect(plateProblems({ rego: 'ABCDEFGHIJ', regoState: 'NT' })).toHaveProperty('rego');
  });
  test('accepts make, model and year instead', () => {
    const words = { make: 'Mazda', model: 'CX-5', year: '2021' };
    expect(vehicleProblems({}, 2026)).toEqual({ make: REQUIRED, model: REQUIRED, year: REQUIRED });
    expect(vehicleProblems(words, 2026)).toEqual({});
    expect(vehicleProblems({ ...words, year: '2027' }, 2026)).toEqual({});
    for (const year of ['2028', '1949', '21', '20.1', 'MMXX'])
      expect(vehicleProblems({ ...words, year }, 2026), year).toEqual({
        year: 'Please enter a year from 1950 to 2027.',
      });
    expect(vehicleProblems({ ...words, model: 'x'.repeat(61) }, 2026)).toHaveProperty('model');
    const vehicle = vehicleOfAnswers({ ...words, make: ' Mazda ' });
    expect(vehicle && ownedVehicleTitle(vehicle)).toBe('2021 Mazda CX-5');
    expect(vehicleOfAnswers({ make: 'Mazda' })).toBeNull();
  });
});

describe('the condition (OPEN-073)', () => {
  const question: AdjustmentQuestion = {
    id: 'keys',
    question: 'How many keys are there?',
    help: null,
    choices: [
      { id: 'two', label: 'Two', amount: 0 },
      { id: 'one', label: 'One', amount: -350 },
    ],
  };
  const questions = [askedQuestion(question)];

  test('reads the odometer with separators and units', () => {
    for (const text of ['64000', '64,000', '64 000 km', '６４０００'])
      expect(kilometresOf(text), text).toBe(64_000);
    for (const text of ['', '-5', 'many', '3000000', '1e5']) expect(kilometresOf(text), text).toBeNull();
  });
  test('reads the odometer as a whole number within its limits', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kilometres = kilometresOf(text);
        return (
          kilometres === null || (Number.isInteger(kilometres) && kilometres >= 0 && kilometres <= 2_000_000)
        );
      }),
    ));
  test('requires one of the answers of each question', () => {
    expect(conditionProblems(questions, {})).toEqual({ kilometres: REQUIRED, 'question-keys': REQUIRED });
    expect(conditionProblems(questions, { kilometres: '1', 'question-keys': 'three' })).toEqual({
      'question-keys': REQUIRED,
    });
    expect(conditionProblems(questions, { kilometres: '1', 'question-keys': 'one' })).toEqual({});
  });
  test('takes labels and amounts from the server, not from the browser (LEAD-59)', () =>
    expect(adjustmentAnswers([question], { 'question-keys': 'one', amount: '90000' })).toEqual([
      { id: 'keys', question: 'How many keys are there?', choiceId: 'one', answer: 'One', amount: -350 },
    ]));
  test('does not send the amounts to the browser', () =>
    expect(JSON.stringify(questions)).not.toContain('amount'));
});

describe('the stored valuation', () => {
  const now = Date.UTC(2026, 10, 22);
  const valuation = {
    title: '2021 Mazda CX-5',
    rego: '123ABC',
    regoState: 'QLD',
    kilometres: 64_000,
    low: 18_200,
    high: 20_500,
    expiresAt: now + 1,
  };
  test('has the key TradeInValuation with the slug of the site (STORE-08 TRADE-12)', () =>
    expect(keptValuationKey('harbour')).toBe('harbour.TradeInValuation'));
  test('is valid until it expires (OPEN-072)', () => {
    expect(keptValuation(JSON.stringify(valuation), now)).toEqual(valuation);
    expect(keptValuation(JSON.stringify(valuation), now + 1)).toBeNull();
  });
  test('is ignored when it is malformed', () => {
    for (const text of [null, '', 'null', '[]', '{"low":1}', JSON.stringify({ ...valuation, low: 30_000 })])
      expect(keptValuation(text, now), String(text)).toBeNull();
    fc.assert(
      fc.property(fc.json(), (text) => {
        keptValuation(text, now);
        return true;
      }),
    );
  });
});
