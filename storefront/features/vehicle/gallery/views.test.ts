import { expect, test } from 'vitest';
import { firstView, viewsOf } from './views.ts';

const nothing = { spin: null, interior: null, film: null };
const spin = { frames: [], hotspots: [] };
const interior = { panorama: '', hotspots: [] };

test('has the modes that the car has data for, in order (SPIN-01 SPIN-02 SPIN-03 SPIN-04)', () => {
  expect(viewsOf(nothing)).toEqual(['gallery']);
  expect(viewsOf({ ...nothing, interior })).toEqual(['gallery', 'interior']);
  expect(viewsOf({ spin, interior, film: { kind: 'file', url: '' } })).toEqual([
    'spinner',
    'gallery',
    'interior',
    'film',
  ]);
});

test('starts a car with a spin in the configured mode (SPIN-09 SPIN-10)', () => {
  expect(firstView({ ...nothing, spin }, 'spinner')).toBe('spinner');
  expect(firstView({ ...nothing, spin }, 'gallery')).toBe('gallery');
  expect(firstView({ ...nothing, interior }, 'spinner')).toBe('gallery');
});
