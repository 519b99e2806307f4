import { choicesSchema } from '@forecourt/lib/payments/reservation/choices';
import { customerSchema } from '@forecourt/lib/payments/reservation/customer';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { STATE_CODES } from '@forecourt/lib/sites/state-codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answers } from '@/forms/answers.ts';
import { stepProblems } from './fields.ts';
import type { Step } from './journey.ts';
import { answersOf, handoverOf, tradeInOf } from './progress.ts';

const problemsOf = (step: Step, answers: Answers) =>
  stepProblems(step, answers, translatorOf('en', 'checkoutSteps'));

const kim = { name: 'Kim Nguyen', mobile: '+61 412 345 678', email: 'kim@shopper.example' };

describe('the fields of a checkout', () => {
  test('require and validate each detail', () => {
    expect(problemsOf('details', kim)).toEqual({});
    expect(problemsOf('details', {})).toEqual({
      name: 'This is a required field.',
      mobile: 'This is a required field.',
      email: 'This is a required field.',
    });
    expect(problemsOf('details', { ...kim, mobile: '07 7010 0110', email: 'kim@shopper' })).toEqual({
      mobile: 'Please enter a valid Australian mobile number.',
      email: 'Please enter a valid email address.',
    });
  });

  test('require the car of a trade-in', () => {
    expect(problemsOf('trade-in', { trade: 'no', kilometres: 'x' })).toEqual({});
    expect(problemsOf('trade-in', { trade: 'yes' })).toHaveProperty('description');
    expect(problemsOf('trade-in', { trade: 'yes', rego: '123ABC', kilometres: '82,000 km' })).toEqual({});
    expect(problemsOf('trade-in', { trade: 'yes', rego: '123ABC', kilometres: '-5' })).toHaveProperty(
      'kilometres',
    );
    expect(problemsOf('trade-in', {})).toHaveProperty('trade');
  });

  test('require an address for a delivery only', () => {
    expect(problemsOf('handover', { handover: 'pick_up', payment: 'undecided' })).toEqual({});
    expect(Object.keys(problemsOf('handover', { handover: 'delivery', payment: 'finance' }))).toEqual([
      'street',
      'suburb',
      'state',
      'postcode',
    ]);
    const address = { street: '1 High St', suburb: 'Noosa', state: 'QLD', postcode: '4567' };
    expect(problemsOf('handover', { handover: 'delivery', payment: 'in_full', ...address })).toEqual({});
    expect(
      problemsOf('handover', { handover: 'delivery', payment: 'in_full', ...address, postcode: '45' }),
    ).toHaveProperty('postcode');
  });

  test('require the terms before paying (OPEN-025)', () => {
    expect(problemsOf('pay', {})).toHaveProperty('terms');
    expect(problemsOf('pay', { terms: 'on' })).toEqual({});
  });

  const word = fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('yes', 'no', '4000', '82 000', ''));
  const anything: fc.Arbitrary<Answers> = fc.record({
    ...Object.fromEntries(
      ['name', 'mobile', 'email', 'rego', 'regoState', 'description', 'kilometres', 'street', 'suburb'].map(
        (name) => [name, word],
      ),
    ),
    trade: fc.constantFrom('yes', 'no', 'x'),
    handover: fc.constantFrom('pick_up', 'delivery', 'x'),
    payment: fc.constantFrom('undecided', 'in_full', 'finance', 'x'),
    state: fc.constantFrom(...STATE_CODES, 'x'),
    postcode: fc.constantFrom('4000', '12', 'abcd'),
    message: word,
  }) as fc.Arbitrary<Answers>;

  test('accept the same answers as the server', () => {
    fc.assert(
      fc.property(anything, (answers) => {
        if (Object.keys(problemsOf('details', answers)).length === 0)
          expect(customerSchema.safeParse(answers).success).toBe(true);
        if (Object.keys(problemsOf('trade-in', answers)).length === 0)
          expect(choicesSchema.safeParse({ tradeIn: tradeInOf(answers) }).success).toBe(true);
        if (Object.keys(problemsOf('handover', answers)).length === 0)
          expect(choicesSchema.safeParse(handoverOf(answers)).success).toBe(true);
      }),
    );
  });

  test('are filled in with earlier answers', () => {
    const delivery = {
      handover: 'delivery',
      payment: 'finance',
      message: 'Saturday?',
      street: '1 High St',
      suburb: 'Noosa',
      state: 'QLD',
      postcode: '4567',
    };
    const trade = {
      trade: 'yes',
      rego: 'ABC123',
      regoState: 'NSW',
      description: 'Mazda',
      kilometres: '82000',
    };
    const choices = { ...handoverOf(delivery), tradeIn: tradeInOf(trade) };
    expect(answersOf(choices, false)).toEqual({ ...delivery, ...trade });
    expect(answersOf({ tradeIn: null }, false)).toMatchObject({ trade: 'no', handover: 'pick_up' });
    expect(answersOf({}, false)).toMatchObject({ trade: '' });
    // The deal says delivery, and only its address is missing.
    expect(answersOf({ tradeIn: null }, true)).toMatchObject({ handover: 'delivery' });
    expect(answersOf({ handover: 'pick_up' }, true)).toMatchObject({ handover: 'pick_up' });
  });
});
