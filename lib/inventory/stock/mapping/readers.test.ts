import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as read from './readers.ts';

const value = (reading: read.Reading) => ('value' in reading ? reading.value : reading.problem);

test.each([
  ['5', 5],
  ['5 seats', 5],
  ['1,200', 1_200],
  [7, 7],
  ['many', 'is not a number'],
  ['1e5', 'is not a number'],
  ['-5', 'is not between 0 and 5000'],
])('a count of %j is %j', (raw, expected) =>
  expect(value(read.number({ min: 0, max: 5_000, whole: true })(raw))).toBe(expected),
);

describe('dates', () => {
  test.each([
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T10:00:00Z', '2026-03-05'],
    ['05/03/2026', '2026-03-05'],
    ['5.3.26', '2026-03-05'],
    ['5-Mar-2026', '2026-03-05'],
    ['5/03/2026 12:00:00 AM', '2026-03-05'],
    ['03/2026', '2026-03'],
    ['Mar 2026', '2026-03'],
    ['2026-03', '2026-03'],
    ['20270630', '2027-06-30'],
    ['202203', '2022-03'],
    ['032022', '2022-03'],
    ['20271331', 'is not a date'],
    ['31/02/2026', 'is not a calendar date'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', 'is not a calendar date'],
    ['2026-13-01', 'is not a calendar date'],
    ['soon', 'is not a date'],
  ])('%s is %s', (raw, expected) => expect(value(read.date(raw))).toBe(expected));

  test('reads any day in ISO and in Australian order', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }),
        (day) => {
          const iso = day.toISOString().slice(0, 10);
          expect(value(read.date(iso))).toBe(iso);
          expect(value(read.date(iso.split('-').toReversed().join('/')))).toBe(iso);
        },
      ),
    );
  });

  test('reads a year only where plates have one', () => {
    expect(value(read.plateDate('2019'))).toBe('2019');
    expect(value(read.plateDate('03/2019'))).toBe('2019-03');
    expect(value(read.date('2019'))).toBe('is not a date');
  });

  test('rejects a time without a time zone', () => {
    expect(value(read.instant('2026-03-05T10:00:00+10:00'))).toBe('2026-03-05T00:00:00.000Z');
    expect(value(read.instant(1_790_000_000))).toBe('2026-09-21T14:13:20.000Z');
    expect(value(read.instant('2026-03-05 10:00'))).toBe('is not a date and time with a time zone');
    expect(value(read.epochSeconds('2026-03-05'))).toBe(Date.parse('2026-03-05') / 1000);
  });
});

describe('texts', () => {
  test('removes markup from comments and keeps line breaks', () => {
    const raw =
      '<p>One&nbsp;owner &amp; full books</p><ul><li>Tow bar</li></ul>\r\n\r\n\r\nCall us<br/>today';
    expect(read.longText(raw)).toEqual({
      value: 'One owner & full books\nTow bar\n\nCall us\ntoday',
      mended: 'markup in text',
    });
    expect(read.longText('5 < 6 and 7 > 3')).toEqual({ value: '5 < 6 and 7 > 3' });
  });

  test('removes every tag, for any input', () => {
    const pieces = fc.constantFrom('<', '>', '<b>', '</b>', '<script>', 'x', ' ', '&lt;', '<!--', '-->');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        expect(JSON.stringify(read.longText(parts.join('')))).not.toMatch(/<(b|\/b|script)>/);
      }),
    );
  });

  test('reads a one-line text up to its maximum length', () => {
    expect(read.text(20)('  Glacier \n White ')).toEqual({
      value: 'Glacier White',
      mended: 'line break in a one-line field',
    });
    expect(value(read.text(5)('White'))).toBe('White');
    expect(value(read.text(4)('White'))).toBe('is longer than 4 characters');
  });
});

describe('lists and numbers of vehicles', () => {
  test.each([
    ['a|b,c|a', ['a', 'b,c']],
    ['a; b ;', ['a', 'b']],
    ['one\ntwo', ['one', 'two']],
    ['a, b', ['a', 'b']],
    [
      ['x', ' y '],
      ['x', 'y'],
    ],
  ])('%j is a list of %j', (raw, expected) => expect(value(read.list(raw))).toEqual(expected));

  test('reads a VIN of 17 characters, with I, O and Q as digits', () => {
    expect(value(read.vin('1m8gdm9axkp-042788'))).toBe('1M8GDM9AXKP042788');
    expect(value(read.vin('1M8GDM9AXKP04278O'))).toBe('1M8GDM9AXKP042780');
    expect(value(read.vin('1M8GDM9AXKP04278'))).toBe('is not a VIN');
  });
});

test('reads yes and no in the words of feeds', () => {
  expect(['Y', 'true', '1', true].map((raw) => value(read.boolean(raw)))).toEqual([true, true, true, true]);
  expect(['No', 'F', 0, false].map((raw) => value(read.boolean(raw)))).toEqual([false, false, false, false]);
  expect(value(read.boolean('maybe'))).toBe('is not yes or no');
});

test('reads the number by which a spreadsheet stores a date', () => {
  expect(read.date('46203')).toMatchObject({ value: '2026-06-30' });
  expect(read.date('12345')).toMatchObject({ problem: 'is not a date' });
});

test('leaves out scripts, styles and comments of markup', () => {
  expect(read.longText('<style>p {}</style><p>Nice<!-- x --></p><script>alert(1)</script>')).toMatchObject({
    value: 'Nice',
  });
});
