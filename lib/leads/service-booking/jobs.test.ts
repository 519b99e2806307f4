import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../platform/language/translator.ts';
import { jobFor, type ServiceJob } from './jobs.ts';
import { durationText, priceText, totalPrice, workOf } from './work.ts';

const t = translatorOf('en', 'service');
const logbook: ServiceJob = {
  id: 'logbook',
  name: 'Logbook service',
  description: null,
  minutes: 120,
  price: 329,
  isFrom: true,
  needsBay: true,
  allowsLoanCar: true,
  locationIds: [],
  variants: [
    { make: null, model: null, body: 'ute', minutes: 150, price: 429 },
    { make: 'Mazda', model: null, body: null, minutes: null, price: 339 },
    { make: 'Mazda', model: 'CX-5', body: null, minutes: null, price: 349 },
    { make: null, model: null, body: null, minutes: 5, price: 1 },
  ],
};

describe('a job for a vehicle', () => {
  test.each([
    ['Mazda', 'CX-5', 349, 120],
    ['mazda', 'cx5', 339, 120],
    ['MAZDA', 'CX-5 Maxx Sport', 349, 120],
    ['Mazda', 'CX-50', 339, 120],
    ['Toyota', 'HiLux', 429, 150],
    ['toyota', 'hilux sr5', 429, 150],
    ['Toyota', 'Corolla', 329, 120],
    ['', '', 329, 120],
  ])('of %s %s costs $%d and takes %d minutes', (make, model, price, minutes) => {
    expect(jobFor(logbook, { make, model })).toMatchObject({ price, minutes });
  });
});

describe('a total', () => {
  const job = jobFor(logbook, { make: 'Kia', model: 'Rio' });
  const fixed = { ...job, id: 'brakes', price: 79, isFrom: false, minutes: 45, needsBay: false };
  const quoted = { ...job, id: 'fault', price: null };

  test('says from if a price may be higher or is quoted', () => {
    expect(priceText(totalPrice([job, fixed]), t)).toBe('From $408');
    expect(priceText(totalPrice([fixed]), t)).toBe('$79');
    expect(priceText(totalPrice([fixed, quoted]), t)).toBe('From $79');
    expect(priceText(totalPrice([quoted]), t)).toBe('Price on quote');
    expect(priceText({ price: 0, isFrom: false }, t)).toBe('Free');
    expect(priceText({ price: 0, isFrom: true }, t)).toBe('Price on quote');
    expect(totalPrice([fixed, quoted]).hasQuote).toBe(true);
  });

  test('counts only the work that needs a bay towards it', () => {
    expect(workOf([job, fixed])).toEqual({ minutes: 165, bayMinutes: 120 });
    expect([durationText(165, t), durationText(120, t), durationText(45, t)]).toEqual([
      '2 h 45 min',
      '2 h',
      '45 min',
    ]);
    expect([durationText(601, t), durationText(1500, t)]).toEqual([
      'about 2 working days',
      'about 3 working days',
    ]);
  });
});
