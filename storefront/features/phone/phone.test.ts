import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPhone, shownPhone, smsHref, telHref } from './phone.ts';

const site = (phoneRevealImmediate: boolean) =>
  ({
    id: 'site-a',
    dealerships: [{ id: 'main' }, { id: 'other' }],
    features: { phoneRevealImmediate },
  }) as unknown as Parameters<typeof shownPhone>[0];

describe('masked number (PHONE-01 OPEN-092)', () => {
  test.each([
    ['(07) 7010 0110', '(07) XXXXX'],
    ['07 7010 0110', '07 70XXXXX'],
    ['1300 123 456', '1300 XXXXX'],
    ['13 14', '13 14'],
  ])('%s is shown as %s', (number, masked) => expect(maskPhone(number)).toBe(masked));

  test('shows its first five characters and hides the length of the rest', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), (number) => {
        expect(maskPhone(number)).toBe(`${number.slice(0, 5)}XXXXX`);
      }),
    );
  });
});

test('the link dials digits and a leading plus (OPEN-092)', () => {
  expect(telHref('(07) 7010-0110')).toBe('tel:0770100110');
  expect(telHref('+61 7 7010 0110')).toBe('tel:+61770100110');
});

test('the link of an SMS has the number and the text', () =>
  expect(smsHref('+61480000110', 'Hi, a question & more')).toBe(
    'sms:+61480000110?&body=Hi%2C%20a%20question%20%26%20more',
  ));

describe('revealed number', () => {
  test('logs the vehicle, the dealership and the site (PHONE-05 PHONE-06 PHONE-07)', () => {
    expect(shownPhone(site(false), '07 1', { carId: 'c', dealershipId: 'other' })).toEqual({
      number: '07 1',
      masked: true,
      car_id: 'c',
      dealership_id: 'other',
      website_id: 'site-a',
    });
  });
  test('is shown in full if the site says so, and defaults to the main dealership (PHONE-04)', () => {
    expect(shownPhone(site(true), '07 1')).toMatchObject({
      masked: false,
      car_id: null,
      dealership_id: 'main',
    });
  });
  test('is absent without a number (PHONE-09)', () => {
    expect(shownPhone(site(false), null)).toBeNull();
  });
});
