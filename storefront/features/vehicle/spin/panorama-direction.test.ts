import { expect, test } from 'vitest';
import { directionOf, turnOfKey } from './panorama-direction.ts';

test('places a hotspot in its direction of the panorama (OPEN-062)', () => {
  expect(directionOf({ x: 50, y: 50 })).toEqual({ yaw: 0, pitch: 0 });
  expect(directionOf({ x: 75, y: 50 }).yaw).toBeCloseTo(Math.PI / 2);
  expect(directionOf({ x: 0, y: 0 }).yaw).toBeCloseTo(-Math.PI);
  expect(directionOf({ x: 50, y: 0 }).pitch).toBeCloseTo(Math.PI / 2);
  expect(directionOf({ x: 50, y: 100 }).pitch).toBeCloseTo(-Math.PI / 2);
});

test('turns by keys and back (SPIN-08)', () => {
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['ArrowUp', 'ArrowDown'],
    ['PageUp', 'PageDown'],
  ] as const) {
    const [one, other] = [turnOfKey(there), turnOfKey(back)];
    expect((one?.yaw ?? 1) + (other?.yaw ?? 1)).toBe(0);
    expect((one?.pitch ?? 1) + (other?.pitch ?? 1)).toBe(0);
  }
  expect(turnOfKey('Enter')).toBeNull();
});
