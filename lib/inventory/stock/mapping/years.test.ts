import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleYear } from './settle-year.ts';
import { year } from './years.ts';

const summary = (raw: unknown) => {
  const reading = year(raw);
  if ('problem' in reading) return [reading.problem];
  return [reading.value, reading.mended, ...(reading.leftOut ?? []).map(({ kind }) => kind)].filter(
    (part) => part !== undefined,
  );
};

const MODEL = 'model year taken as the year';
const MONTH = 'month beside a year, left out';

test.each<[unknown, ...unknown[]]>([
  ['2022', 2_022],
  [2_022, 2_022],
  ['2,022', 2_022],
  ['2022.0', 2_022],
  ['22', 2_022, 'year of two digits'],
  ['98', 1_998, 'year of two digits'],
  ['22MY', 2_022, MODEL],
  ['MY22', 2_022, MODEL],
  ['my22.5', 2_022, MODEL],
  ['MY2022', 2_022, MODEL],
  ['2022MY', 2_022, MODEL],
  ['2022 MY', 2_022, MODEL],
  ["MY'22", 2_022, MODEL],
  ['2022/23', 2_022, 'second year, left out'],
  ['2022-23', 2_022, 'second year, left out'],
  ['2022/2023', 2_022, 'second year, left out'],
  ['22/23', 2_022, 'second year, left out'],
  ['99/00', 1_999, 'second year, left out'],
  ['03/2019', 2_019, MONTH],
  ['3-2019', 2_019, MONTH],
  ['03/19', 2_019, MONTH],
  ['2019-03', 2_019, MONTH],
  ['01/03/2019', 2_019, MONTH],
  ['2019-03-01', 2_019, MONTH],
  ['Jan-22', 2_022, MONTH],
  ['January 2022', 2_022, MONTH],
  ['1 Mar 2019', 2_019, MONTH],
  ['2021 (MY22)', 2_021, 'model year beside another year, left out'],
  ['2021 MY22', 2_021, 'model year beside another year, left out'],
  ['Built 2021 MY22', 2_021, 'model year beside another year, left out'],
  ['Built 11/2021 Complied 2022', 2_021, 'compliance year beside another year, left out', MONTH],
  ['2019 build', 2_019],
  ['2019 Model', 2_019],
  ['202', 202],
  ['2202', 2_202],
  ['0', 0],
  ['00', 0],
  ['12/13', 'may be a month or two years'],
  ['2019/25', 'is not a year'],
  ['Foo 2019', 'is not a year'],
  ['x', 'is not a number'],
  ['44562', 'is not between 0 and 9999'],
  [-1, 'is not between 0 and 9999'],
  [true, 'is not a number'],
])('a year of %j', (raw, ...expected) => expect(summary(raw)).toEqual(expected));

test('is read back from every accepted form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_950, max: 2_049 }), fc.integer({ min: 1, max: 12 }), (value, month) => {
      const short = String(value % 100).padStart(2, '0');
      const next = String((value + 1) % 100).padStart(2, '0');
      const forms = [
        `${value}`,
        `MY${short}`,
        `${short}MY`,
        `${value}/${next}`,
        `${month}/${value}`,
        `Mar ${value}`,
        `Jun-${short}`,
      ];
      for (const form of forms) expect(year(form)).toMatchObject({ value });
      if (short !== '00') expect(year(short)).toMatchObject({ value });
    }),
  );
});

test('of any text is a whole number or a problem', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9MYmy/. -]{0,10}$/));
  fc.assert(
    fc.property(text, (raw) => {
      const reading = year(raw);
      if ('value' in reading) expect(reading.value).toSatisfy(Number.isInteger);
    }),
  );
});

test.each([
  [
    { year: null, build_date: '2021-11', compliance_date: '2022-01' },
    2_021,
    'year taken from the build date',
  ],
  [{ year: null, build_date: null, compliance_date: '2022' }, 2_022, 'year taken from the compliance date'],
  [{ year: null, build_date: null }, null, undefined],
  [{ year: 2_022, build_date: '2021-11' }, 2_022, undefined],
  [{ year: 2_022, build_date: '2019-11' }, 2_022, 'year more than one year from the build date'],
])('the year of %j is %j', (dates, expected, note) => {
  const kinds: string[] = [];
  const vehicle = { ...dates };
  settleYear(vehicle, { mended: (kind) => kinds.push(kind) });
  expect([vehicle.year, ...kinds]).toEqual([expected, note].filter((each) => each !== undefined));
});

test.each([
  ['Compliance 01/22 Build 12/21', 2021],
  ['12/21 Build 01/22 Compliance', 2021],
  ['2021-08-01T00:00:00', 2021],
  ['202108', 2021],
])('the year of %s is %i', (written, value) => {
  expect(year(written)).toMatchObject({ value });
});
