import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../sites/settings.ts';
import { compareRows } from './compare.ts';
import { financeEstimate } from './finance/estimate.ts';
import { formatPayment } from './finance/texts.ts';
import { sampleVehicle } from './sample-vehicle.ts';
import type { VehicleInput } from './vehicle.ts';

const finance = parseSettings({ repaymentRounding: 'down' }).settings;
const RULES = {
  subscription: null,
  formerPriceDays: null,
  noPriceText: 'Enquire for price.',
  finance,
  now: new Date('2026-06-01T00:00:00Z'),
};
const LENDER = { financeProvider: 'Lender', paymentWeek: 189.2, interestRate: 7, comparisonRate: 7.5 };
const rowsOf = (...vehicles: Partial<VehicleInput>[]) =>
  compareRows(
    vehicles.map((fields) => sampleVehicle(fields)),
    RULES,
  );
const row = (rows: ReturnType<typeof rowsOf>, label: string) =>
  rows.find((candidate) => candidate.label === label)?.cells.map(({ text, best }) => [text, best]);

describe('compared vehicles', () => {
  test('have every row of two complete vehicles in order (CMP-01 OPEN-019)', () => {
    const full = {
      year: 2022,
      simple_transmission: 'Automatic',
      seats: 5,
      city: 'Albion',
      variant: { fuelconsumptioncombined: 7.1, ancaprating: 5, towingcapacitybraked: 3_500 },
      finance_lenders: [LENDER],
    };
    expect(rowsOf(full, full).map(({ label }) => label)).toEqual([
      'Price',
      'Weekly estimate',
      'Year',
      'Odometer',
      'Body',
      'Transmission',
      'Fuel',
      'Consumption',
      'Seats',
      'ANCAP',
      'Towing braked',
      'Location',
    ]);
    for (const { cells, differs } of rowsOf(full, full)) {
      expect(differs).toBe(false);
      expect(cells.every(({ best }) => best === null)).toBe(true);
    }
  });

  test('have a label on the best value of each row', () => {
    const rows = rowsOf(
      {
        price: 30_000,
        km: 10_000,
        year: 2020,
        variant: { fuelconsumptioncombined: 9, ancaprating: 4, towingcapacitybraked: 2_500 },
      },
      {
        price: 25_000,
        km: 90_000,
        year: 2023,
        variant: { fuelconsumptioncombined: 6.5, ancaprating: 5, towingcapacitybraked: 3_500 },
      },
    );
    expect(row(rows, 'Price')).toEqual([
      ['$30,000 Excl. Govt. Charges', null],
      ['$25,000 Excl. Govt. Charges', 'Lowest price'],
    ]);
    expect(row(rows, 'Odometer')?.[0]).toEqual(['10,000 km', 'Lowest kilometres']);
    expect(row(rows, 'Year')?.[1]).toEqual(['2023', 'Newest']);
    expect(row(rows, 'Consumption')?.[1]).toEqual(['6.5 L/100 km', 'Lowest consumption']);
    expect(row(rows, 'ANCAP')?.[1]).toEqual(['5 stars', 'Highest rating']);
    expect(row(rows, 'Towing braked')?.[1]).toEqual(['3,500 kg', 'Tows most']);
  });

  test('have no lowest price where one price includes charges and another does not', () =>
    expect(row(rowsOf({ price: 30_000, price_type: 'DAP' }, { price: 29_000 }), 'Price')).toEqual([
      ['$30,000 Drive Away', null],
      ['$29,000 Excl. Govt. Charges', null],
    ]));

  test('have no label on unknown values and no empty row', () => {
    const rows = rowsOf({ price: null, km: -1, year: 0, seats: null }, { price: 20_000, km: 5, year: 2020 });
    expect(row(rows, 'Price')).toEqual([
      ['Enquire for price.', null],
      ['$20,000 Excl. Govt. Charges', null],
    ]);
    expect(row(rows, 'Odometer')).toEqual([
      [null, null],
      ['5 km', null],
    ]);
    expect(row(rows, 'Seats')).toBeUndefined();
  });

  test('have no consumption in litres for an electric car', () =>
    expect(
      row(rowsOf({ simple_fuel: 'Electric', variant: { fuelconsumptioncombined: 18 } }, {}), 'Consumption'),
    ).toBeUndefined());

  test('have a label on equal best values, unless all are equal', () => {
    const best = (...prices: number[]) =>
      row(rowsOf(...prices.map((price) => ({ price }))), 'Price')?.map(([, words]) => words !== null);
    expect(best(20_000, 20_000, 30_000)).toEqual([true, true, false]);
    expect(best(20_000, 20_000, 20_000)).toEqual([false, false, false]);
    expect(best(20_000)).toEqual([false]);
  });

  test('have the label on the lowest price in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 11, max: 200 }), { minLength: 1, maxLength: 4 }), (prices) => {
        const cells = row(rowsOf(...prices.map((price) => ({ price }))), 'Price') ?? [];
        const lowest = Math.min(...prices);
        const alike = prices.every((price) => price === lowest);
        cells.forEach(([, words], index) => {
          expect(words !== null).toBe(!alike && prices[index] === lowest);
        });
      }),
    );
  });

  test.each([
    [[LENDER]],
    [[{ ...LENDER, comparisonRate: null, establishmentFees: 495 }]],
    [[{ ...LENDER, paymentWeek: null }]],
    [
      [
        { ...LENDER, paymentWeek: 300 },
        { ...LENDER, paymentWeek: 150 },
      ],
    ],
  ])('show the weekly estimate of the vehicle page for lenders %j (FIN-48 OPEN-078)', (lenders) => {
    const fields = { price: 40_000, finance_lenders: lenders };
    const estimate = financeEstimate(sampleVehicle(fields), finance, 2026);
    const [[text] = []] = row(rowsOf(fields), 'Weekly estimate') ?? [];
    expect(text).toContain(`${formatPayment(estimate?.weekly ?? Number.NaN)} per week, `);
    expect(text).toMatch(/[\d.]+% p\.a\. comparison rate$/);
  });

  test('say until when a lender approved the shopper, and what is above the amount', () => {
    const approval = {
      lender: 'YouX',
      amount: 35_000,
      rate: 7.5,
      comparisonRate: 8.2,
      years: 5,
      fee: 0,
      expiresAt: '2026-06-30T00:00:00Z',
    };
    const textsOf = (price: number) =>
      row(
        compareRows([sampleVehicle({ price, finance_lenders: [LENDER] })], {
          ...RULES,
          payment: { choice: null, approval },
        }),
        'Weekly estimate',
      )?.[0]?.[0];
    expect(textsOf(34_000)).toMatch(/8\.2% p\.a\. comparison rate\. Pre-approved until 30 Jun/);
    expect(textsOf(38_000)).toMatch(/Estimated: .* \$3,000 above your pre-approved \$35,000/);
  });

  test('have no estimate without a lender or a price', () => {
    for (const fields of [
      {},
      { finance_lenders: [LENDER], price: null },
      { youxQuote: { weeklyRepaymentAmount: 190 } },
    ])
      expect(row(rowsOf(fields), 'Weekly estimate'), JSON.stringify(fields)).toBeUndefined();
  });
});
