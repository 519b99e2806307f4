import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignProblem, withCampaign } from './campaign.ts';

const CAR = { stocknum: 'A1', make: 'Toyota', model: 'HiLux' };

test('every value is the decoded parameter of the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      fc.pre(!/[{}]/.test(value));
      const url = new URL(withCampaign('https://a.example/cars/x', [{ name: 'utm_term', value }], CAR));
      expect(url.searchParams.get('utm_term')).toBe(value);
    }),
  );
});

test('leaves out a parameter with an invalid name', () => {
  expect(withCampaign('https://a.example/', [{ name: 'a&b', value: '1' }], CAR)).toBe('https://a.example/');
});

test('reports an unknown placeholder', () => {
  expect(campaignProblem('{stocknum}-{make}-{model}')).toBeNull();
  expect(campaignProblem('{price}')).toBe('{price} is unknown. Use {stocknum}, {make} or {model}.');
});
