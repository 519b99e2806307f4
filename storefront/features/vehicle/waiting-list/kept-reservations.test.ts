import { describe, expect, test } from 'vitest';
import { parseKeptReservations, withReservation } from './kept-reservations.ts';

const held = { vehicle: 'car-1', reference: 'R-AAAAAA', state: 'held' } as const;

describe('kept reservations', () => {
  test('a payment replaces the hold of the same vehicle', () => {
    const paid = { ...held, state: 'reserved' } as const;
    expect(withReservation([held], paid)).toEqual([paid]);
  });

  test('an ended reservation is removed', () => {
    expect(withReservation([held], { ...held, state: 'ended' })).toEqual([]);
  });

  test('an earlier reservation that ended leaves a newer one of the vehicle', () => {
    const newer = { ...held, reference: 'R-BBBBBB' };
    expect(withReservation([newer], { ...held, state: 'ended' })).toEqual([newer]);
  });

  test('at most 20 are kept', () => {
    const kept = Array.from({ length: 20 }, (_, index) => ({ ...held, vehicle: `other-${index}` }));
    expect(withReservation(kept, held)).toHaveLength(20);
  });

  test.each([
    null,
    undefined,
    '',
    'no json',
    '{}',
    '[{"vehicle":1}]',
    '[{"vehicle":"a","reference":"../x","state":"held"}]',
  ])('unreadable text counts as none: %s', (text) => {
    expect(parseKeptReservations(text)).toEqual([]);
  });

  test('what was stored is read again', () => {
    expect(parseKeptReservations(JSON.stringify([held]))).toEqual([held]);
  });
});
