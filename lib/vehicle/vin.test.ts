import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readVin, vinCheckDigit, vinProblem } from './vin.ts';

const character = fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'.split(''));
const anyVin = fc.string({ unit: character, minLength: 17, maxLength: 17 });
/** A VIN of the 2019 Ford F-150 with a valid check digit. */
const F150 = withCheckDigit('1FTEW1E50KFA00001');

function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9);
}

describe('a VIN', () => {
  test.each([
    ['1m8gdm9axkp-042788', '1M8GDM9AXKP042788', false],
    ['1M8GDM9AXKP 042788', '1M8GDM9AXKP042788', false],
    ['WVWZZZ1KZAW00000O', 'WVWZZZ1KZAW000000', true],
    ['WVWZZZIKZAW00000Q', 'WVWZZZ1KZAW000000', true],
  ])('%s is read as %s', (text, vin, isCorrected) => expect(readVin(text)).toEqual({ vin, isCorrected }));

  test.each(['', 'WVWZZZ1KZAW00001', 'WVWZZZ1KZAW0000112', 'WVWZZZ1KZAW0000é1'])('is not %j', (text) =>
    expect(readVin(text)).toBeNull(),
  );

  test('without the letters I, O and Q stays as it is', () => {
    fc.assert(
      fc.property(anyVin, (vin) => {
        expect(readVin(vin.toLowerCase())).toEqual({ vin, isCorrected: false });
      }),
    );
  });
});

describe('the check digit', () => {
  test('is the one of the example in 49 CFR 565.15', () =>
    expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X'));

  test('does not depend on itself', () => {
    fc.assert(
      fc.property(anyVin, character, (vin, other) => {
        expect(vinCheckDigit(vin.slice(0, 8) + other + vin.slice(9))).toBe(vinCheckDigit(vin));
      }),
    );
  });

  test('differs if one digit differs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), (at) => {
        fc.pre(at !== 8);
        const digits = '11111111111111111';
        const changed = `${digits.slice(0, at)}2${digits.slice(at + 1)}`;
        expect(vinCheckDigit(changed)).not.toBe(vinCheckDigit(digits));
      }),
    );
  });
});

describe('the problem of a VIN', () => {
  test.each([
    [F150, 2019, null],
    [F150, 2021, null],
    [F150, null, null],
    [F150, 2012, 'is of model year 2019, but the year is 2012'],
    [F150.replace('00001', '00002'), 2019, 'has a wrong check digit'],
    // A digit in position 7 means that the year code is of the cycle from 1980.
    ['1M8GDM9AXKP042788', 1989, null],
    ['1M8GDM9AXKP042788', 2019, 'is of model year 1989, but the year is 2019'],
  ])('%s of %s is %j', (vin, year, problem) => expect(vinProblem(vin, year)).toBe(problem));

  test.each([
    ['a German maker', 'WVWZZZ1KZAW000002', 2022],
    ['a Japanese maker that does not code the year', 'JTMBFREV10D012345', 2018],
    ['an Australian maker', '6G1FB8E5XFL000001', 2009],
    ['a North American export with a filler', '3VVZZZ5NZJM000001', 2018],
    ['a North American export without a model year', '5TDDK3FH50S004123', 2016],
  ])('is never that of %s', (_, vin, year) => expect(vinProblem(vin, year)).toBeNull());

  test('is none for any VIN from outside North America', () => {
    fc.assert(
      fc.property(anyVin, fc.integer({ min: 1980, max: 2027 }), (vin, year) => {
        fc.pre(!/^[1-5]/.test(vin));
        expect(vinProblem(vin, year)).toBeNull();
      }),
    );
  });
});
