import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coast, distance, frameAt, frameOfKey, nearest, shorterWay, turnOfDrag } from './turning.ts';

const counts = fc.integer({ min: 2, max: 400 });
const positions = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('a spin', () => {
  test('covers 360 degrees with any number of frames (SPIN-16)', () => {
    fc.assert(
      fc.property(counts, positions, fc.integer({ min: -20, max: 20 }), (count, position, turns) => {
        const whole = Math.round(position);
        const frame = frameAt(whole, count);
        expect(frame).toBeGreaterThanOrEqual(0);
        expect(frame).toBeLessThan(count);
        expect(Object.is(frame, -0)).toBe(false);
        expect(frameAt(whole + turns * count, count)).toBe(frame);
      }),
    );
  });

  test('turns one frame for each 20 pixels of a drag (SPIN-12 SPIN-14)', () => {
    expect(turnOfDrag(-20)).toBe(1);
    expect(turnOfDrag(100)).toBe(-5);
    expect(frameAt(0 + turnOfDrag(20), 36)).toBe(35);
    expect(frameAt(0 + turnOfDrag(-20 * 36), 36)).toBe(0);
  });

  test('turns by keys, past its ends (SPIN-13)', () => {
    expect(frameOfKey('ArrowRight', 35, 36)).toBe(0);
    expect(frameOfKey('ArrowLeft', 0, 36)).toBe(35);
    expect(frameOfKey('PageUp', 0, 36)).toBe(5);
    expect(frameOfKey('PageDown', 0, 4)).toBe(3);
    expect(frameOfKey('Home', 7, 36)).toBe(0);
    expect(frameOfKey('End', 7, 36)).toBe(35);
    expect(frameOfKey('a', 7, 36)).toBeNull();
    fc.assert(
      fc.property(counts, fc.nat(), (count, number) => {
        const frame = number % count;
        expect(frameOfKey('ArrowLeft', frameOfKey('ArrowRight', frame, count) ?? -1, count)).toBe(frame);
      }),
    );
  });

  test('takes the shorter way to a frame', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (count, one, other) => {
        const [from, to] = [one % count, other % count];
        const way = shorterWay(from, to, count);
        expect(frameAt(from + way, count)).toBe(to);
        expect(Math.abs(way)).toBe(distance(from, to, count));
      }),
    );
  });

  test('loads the nearest frames first', () => {
    const order: number[] = [];
    const framesLeft = new Set(Array.from({ length: 6 }, (_, frame) => frame));
    while (framesLeft.size > 0) {
      const next = nearest(framesLeft, 1, 6) ?? -1;
      framesLeft.delete(next);
      order.push(next);
    }
    expect(order).toEqual([1, 2, 0, 3, 5, 4]);
    expect(nearest([], 1, 6)).toBeNull();
  });

  test('slows down to a stop when released', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        (speed, time) => {
          expect(Math.abs(coast(speed, time))).toBeLessThanOrEqual(Math.abs(speed));
          expect(coast(speed, 5000)).toBe(0);
        },
      ),
    );
  });
});
