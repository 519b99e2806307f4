import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  depthText,
  MOST_DEPTH_MM,
  markText,
  ownWarrantyText,
  serviceHistory,
  shownMark,
  WHEELS,
  wheelTable,
} from './condition.ts';

describe('wheels', () => {
  test('are in order, each once, without impossible depths', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            wheel: fc.constantFrom(...Object.keys(WHEELS), 'spare', null),
            tread: fc.option(fc.double({ min: -5, max: 60, noNaN: true })),
            brake: fc.option(fc.double({ min: -5, max: 60, noNaN: true })),
          }),
          { maxLength: 12 },
        ),
        (rows) => {
          const table = wheelTable(rows);
          const order = Object.keys(WHEELS);
          const places = table.map(({ wheel }) => order.indexOf(wheel));
          expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
          for (const { tread, brake } of table) {
            expect(tread ?? brake).not.toBeNull();
            for (const depth of [tread, brake])
              if (depth !== null) expect(depth >= 0 && depth <= MOST_DEPTH_MM).toBe(true);
          }
        },
      ),
    ));

  test('show their depth in millimetres', () => {
    expect(depthText(6.54)).toBe('6.5 mm');
    expect(depthText(null)).toBe('–');
  });
});

describe('marks', () => {
  test('lie on their picture and have a known kind', () => {
    expect(shownMark({ kind: 'dent', x: 20, y: 100, text: ' Rear bumper ' })).toEqual({
      kind: 'dent',
      x: 20,
      y: 100,
      text: 'Rear bumper',
    });
    for (const wrong of [
      { kind: 'dent', x: 101, y: 1 },
      { kind: 'dent', x: 1, y: -1 },
      { kind: 'dent', x: null, y: 1 },
      { kind: 'toString', x: 1, y: 1 },
      { kind: null, x: 1, y: 1 },
    ])
      expect(shownMark({ text: null, ...wrong })).toBeNull();
  });

  test('are described by kind and text', () => {
    expect(markText({ kind: 'chip', text: 'On the bonnet' })).toBe('Stone chip: On the bonnet');
    expect(markText({ kind: 'chip', text: '' })).toBe('Stone chip');
  });
});

test('a warranty ends by date or odometer, whichever is entered', () => {
  const warranty = { text: 'New car warranty', until: '2029-03-05', untilKilometres: 160_000 };
  const text = (more: Partial<typeof warranty> | object) =>
    ownWarrantyText({ ...warranty, ...more }, 'Australia/Brisbane');
  expect(text({})).toBe('New car warranty, until 5 Mar 2029 or 160,000 km');
  expect(text({ until: null })).toBe('New car warranty, until 160,000 km');
  expect(text({ until: null, untilKilometres: null })).toBe('New car warranty');
});

test('services start with the latest', () => {
  const entry = (date: string) => ({ date, kilometres: null, workshop: null, work: null });
  expect(serviceHistory([entry('2024-01-31'), entry(''), entry('2025-02-01')])).toEqual([
    entry('2025-02-01'),
    entry('2024-01-31'),
  ]);
});
