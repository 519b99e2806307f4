import { FIELDS, LONGEST_LABEL } from '@forecourt/lib/leads/prize-wheel/wheel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf, sizeOf, toneOf, turnTo } from './geometry.ts';

const count = fc.integer({ min: FIELDS.fewest, max: FIELDS.most });

describe('drawing of the wheel (ROUTE-84)', () => {
  test('stops with the drawn field under the pointer', () =>
    fc.assert(
      fc.property(count, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (fields, number, chance) => {
        const index = number % fields;
        const atTop = ((360 - (turnTo(index, fields, chance) % 360)) % 360) / (360 / fields);
        expect(Math.floor(atTop)).toBe(index);
      }),
    ));

  test('adjacent fields have different colours', () =>
    fc.assert(
      fc.property(count, (fields) => {
        for (let index = 0; index < fields; index++)
          expect(toneOf(index, fields)).not.toBe(toneOf((index + 1) % fields, fields));
      }),
    ));

  test('labels fit their field, long ones smaller and in two lines', () => {
    expect(linesOf('Tote bag')).toEqual(['Tote bag']);
    expect(linesOf('Free service for a year')).toEqual(['Free service', 'for a year']);
    expect(linesOf('Supercalifragilistic')).toEqual(['Supercalifragilistic']);
    const longest = sizeOf(['W'.repeat(LONGEST_LABEL)], FIELDS.most);
    expect(longest).toBeGreaterThan(4);
    expect(longest).toBeLessThan(sizeOf(['Tote bag'], 6));
  });
});
