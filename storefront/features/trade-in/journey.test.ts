import { describe, expect, test } from 'vitest';
import { pageField, pageOfForm, stepAddress } from './address.ts';
import { openStep as open, STEPS, stepsOf, stepToShow } from './journey.ts';

const openStep = (valuation: Parameters<typeof open>[0], isSignedIn: boolean) =>
  open(valuation, { isSignedIn, isOpen: false });

const vehicle = { make: 'Mazda', model: 'CX-5', year: 2021 } as never;

describe('the steps (OPEN-068)', () => {
  test('follow each other, with details for visitors only', () => {
    const begunTradeIn = { vehicle: null, confirmed: false, valuedAt: null };
    expect(openStep(null, false)).toBe('vehicle');
    expect(openStep(begunTradeIn, false)).toBe('vehicle');
    expect(openStep({ ...begunTradeIn, vehicle }, false)).toBe('confirm');
    expect(openStep({ ...begunTradeIn, vehicle, confirmed: true }, false)).toBe('condition');
    const valuedTradeIn = { vehicle, confirmed: true, valuedAt: new Date() };
    expect(openStep(valuedTradeIn, false)).toBe('contact');
    expect(openStep(valuedTradeIn, true)).toBe('estimate');
  });
  test('end with the estimate for everybody on a site that shows it first', () => {
    const valued = { vehicle, confirmed: true, valuedAt: new Date() };
    for (const isSignedIn of [false, true])
      expect(open(valued, { isSignedIn, isOpen: true })).toBe('estimate');
    expect(open({ ...valued, valuedAt: null }, { isSignedIn: false, isOpen: true })).toBe('condition');
    expect(stepsOf({ isOpen: true })).toEqual(['vehicle', 'confirm', 'condition', 'estimate']);
    expect(stepsOf({ isOpen: false })).toEqual(STEPS);
  });
  test('allow going back but not skipping', () => {
    for (const step of STEPS.slice(0, 3)) expect(stepToShow('condition', step)).toBe(step);
    for (const name of ['contact', 'estimate', 'nonsense', undefined])
      expect(stepToShow('condition', name)).toBe('condition');
    expect(stepToShow('estimate', 'contact')).toBe('estimate');
  });
});

describe('the addresses', () => {
  test('a form keeps its page and the car (TRADE-01)', () => {
    const page = { path: '/sell-my-car', carId: 'a 1' };
    expect(pageOfForm(pageField(page))).toEqual(page);
    expect(stepAddress(page, 'confirm')).toBe('/sell-my-car?step=confirm&car_id=a+1');
    for (const text of ['//evil.example', '/search', 'https://evil.example/trade-in', '', undefined])
      expect(pageOfForm(text)).toBeNull();
  });
});
