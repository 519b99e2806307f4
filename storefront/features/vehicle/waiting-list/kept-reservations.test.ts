import { describe, expect, test } from 'vitest';
import { parseKeptReservations, withReservation } from './kept-reservations.ts';

const first = { vehicle: 'car-1', reference: 'R-AAAAAA' };

describe('kept reservations', () => {
  test('a second reservation of a vehicle replaces the first', () => {
    const second = { ...first, reference: 'R-BBBBBB' };
    expect(withReservation([first], second)).toEqual([second]);
  });

  test('reservations of other vehicles stay', () => {
    const other = { ...first, vehicle: 'car-2' };
    expect(withReservation([first], other)).toEqual([other, first]);
  });

  test('at most 20 are kept', () => {
    const kept = Array.from({ length: 20 }, (_, index) => ({ ...first, vehicle: `other-${index}` }));
    expect(withReservation(kept, first)).toHaveLength(20);
  });

  test.each([
    null,
    undefined,
    '',
    'no json',
    '{}',
    '[{"vehicle":1}]',
    '[{"vehicle":"a","reference":"../x"}]',
  ])('unreadable text counts as none: %s', (text) => {
    expect(parseKeptReservations(text)).toEqual([]);
  });

  test('what was stored is read again', () => {
    expect(parseKeptReservations(JSON.stringify([first]))).toEqual([first]);
  });
});
