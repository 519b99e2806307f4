import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DELIVERY_MESSAGES,
  type DeliveryRegion,
  deliveryEstimate,
  deliveryProblem,
  deliveryText,
  parsePostcodes,
  typedPostcode,
} from './delivery.ts';

const TABLE: DeliveryRegion[] = [
  { name: 'Melbourne', postcodes: ['3000-3207', '8000-8399'], price: 0 },
  { name: 'Regional Victoria', postcodes: ['3208-3999'], price: 350 },
  { name: 'Darwin', postcodes: ['0800 – 0832'], price: 1_900 },
];

describe('a delivery estimate', () => {
  test.each([
    ['3000', { name: 'Melbourne', price: 0 }],
    ['3207', { name: 'Melbourne', price: 0 }],
    ['8100', { name: 'Melbourne', price: 0 }],
    ['3208', { name: 'Regional Victoria', price: 350 }],
    ['0812', { name: 'Darwin', price: 1_900 }],
    ['6000', null],
  ])('of postcode %s has region and price (DELIV-03 DELIV-04 DELIV-05 OPEN-001)', (postcode, estimate) =>
    expect(deliveryEstimate(TABLE, postcode)).toEqual(estimate),
  );

  test('exists exactly for the postcodes of a range (DELIV-05)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 800, max: 9_990 }), fc.nat(9), fc.nat(9_999), (from, span, number) => {
        const text = (postcode: number) => String(postcode).padStart(4, '0');
        const table = [{ name: 'Here', postcodes: [`${text(from)}-${text(from + span)}`], price: 1 }];
        const inside = number >= from && number <= from + span;
        expect(deliveryEstimate(table, text(number)) !== null).toBe(inside);
      }),
    );
  });

  test('shows the price, or Free at 0 (OPEN-084)', () => {
    expect(deliveryText({ name: 'Regional Victoria', price: 1_350 })).toBe(
      'Delivery to Regional Victoria: $1,350 (estimate)',
    );
    expect(deliveryText({ name: 'Melbourne', price: 0 })).toBe('Delivery to Melbourne: Free (estimate)');
  });

  test('has a message for an empty postcode (DELIV-01)', () =>
    expect(DELIVERY_MESSAGES.empty).toBe('Please enter a postcode.'));

  test('has a message for an unknown location (DELIV-02)', () =>
    expect(DELIVERY_MESSAGES.unknown).toBe(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    ));

  test.each([
    [' 3000 ', '3000'],
    ['３０００', '3000'],
    ['', null],
    ['300', null],
    ['30000', null],
    ['abcd', null],
  ])('reads the typed postcode %j as %j (DELIV-01)', (text, postcode) =>
    expect(typedPostcode(text)).toBe(postcode),
  );
});

describe('the delivery table of an editor', () => {
  test('is valid when every postcode appears once', () => expect(deliveryProblem(TABLE)).toBeNull());

  test.each(['', '300', '3000-', '3207-3000', '0100', '0300-0400', '3000-3100-3200', 'Melbourne'])(
    'rejects %j as an Australian postcode',
    (text) => {
      expect(parsePostcodes(text)).toBeNull();
      expect(deliveryProblem([{ name: 'There', postcodes: [text] }])).toContain(
        `'${text}' in There is not an Australian postcode`,
      );
    },
  );

  test('reports the two ranges that overlap', () => {
    expect(
      deliveryProblem([
        { name: 'City', postcodes: ['3000-3100'] },
        { name: 'Country', postcodes: ['3500', '3100-3200'] },
      ]),
    ).toBe('3000-3100 in City and 3100-3200 in Country overlap. A postcode has one price.');
    expect(deliveryProblem([{ name: 'City', postcodes: ['3000', '3000'] }])).toContain('overlap');
  });

  test('reports an overlap exactly when a postcode has two entries', () => {
    const range = fc
      .tuple(fc.integer({ min: 3_000, max: 3_060 }), fc.nat(8))
      .map(([from, span]) => ({ from, to: from + span }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
        const problem = deliveryProblem([
          { name: 'R', postcodes: ranges.map(({ from, to }) => `${from}-${to}`) },
        ]);
        const twice = Array.from({ length: 80 }, (_, index) => 3_000 + index).some(
          (number) => ranges.filter(({ from, to }) => from <= number && number <= to).length > 1,
        );
        expect(problem !== null).toBe(twice);
      }),
    );
  });
});
