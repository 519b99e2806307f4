import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lacking, mostAtOnce, type Occupied, peakUse, spansOf } from './capacity.ts';
import type { Capacity } from './workshop.ts';

const at = (minutes: number): Date => new Date(Date.parse('2026-11-30T22:00:00Z') + minutes * 60_000);
const stayOf = (start: number, minutes: number, bayMinutes: number, way: Occupied['way']): Occupied => ({
  arrivesAt: at(start),
  leavesAt: at(start + minutes),
  bay: bayMinutes > 0 ? [{ from: at(start), until: at(start + bayMinutes) }] : [],
  way,
});

const stays = fc
  .tuple(
    fc.integer({ min: 0, max: 40 }).map((slot) => slot * 15),
    fc.integer({ min: 5, max: 600 }),
    fc.integer({ min: 0, max: 600 }),
    fc.constantFrom<Occupied['way'][]>('dropOff', 'wait', 'loanCar'),
  )
  .map(([start, minutes, bay, way]) => stayOf(start, minutes, Math.min(minutes, bay), way));
const capacities = fc.record<Capacity>({
  bays: fc.integer({ min: 0, max: 4 }),
  arrivals: fc.integer({ min: 1, max: 4 }),
  loanCars: fc.integer({ min: 0, max: 3 }),
});
const slots = fc.constantFrom(15, 20, 30, 60);

describe('the capacity of a workshop', () => {
  test('is never exceeded at any moment by bookings that fit', () => {
    fc.assert(
      fc.property(capacities, slots, fc.array(stays, { maxLength: 40 }), (capacity, slotMinutes, wanted) => {
        const taken: Occupied[] = [];
        for (const stay of wanted) if (!lacking({ capacity, slotMinutes }, taken, stay)) taken.push(stay);
        const use = peakUse(taken, slotMinutes);
        for (const resource of ['bays', 'arrivals', 'loanCars'] as const)
          expect(use[resource]).toBeLessThanOrEqual(capacity[resource]);
      }),
    );
  });

  test('refuses only what would exceed it', () => {
    fc.assert(
      fc.property(
        capacities,
        slots,
        fc.array(stays, { maxLength: 20 }),
        stays,
        (capacity, slotMinutes, taken, stay) => {
          const resource = lacking({ capacity, slotMinutes }, taken, stay);
          if (!resource) return;
          const [span] = spansOf(stay, resource, slotMinutes);
          expect(span).toBeDefined();
          const all = [...taken, stay].flatMap((each) => spansOf(each, resource, slotMinutes));
          expect(mostAtOnce(all)).toBeGreaterThan(capacity[resource]);
        },
      ),
    );
  });

  test('is free again when a stay ends', () => {
    const capacity = { bays: 1, arrivals: 1, loanCars: 1 };
    const first = stayOf(0, 60, 60, 'loanCar');
    expect(lacking({ capacity, slotMinutes: 30 }, [first], stayOf(30, 30, 30, 'dropOff'))).toBe('bays');
    expect(lacking({ capacity, slotMinutes: 30 }, [first], stayOf(30, 30, 0, 'loanCar'))).toBe('loanCars');
    expect(lacking({ capacity, slotMinutes: 30 }, [first], stayOf(15, 30, 0, 'dropOff'))).toBe('arrivals');
    expect(lacking({ capacity, slotMinutes: 30 }, [first], stayOf(60, 30, 30, 'loanCar'))).toBeNull();
  });
});
