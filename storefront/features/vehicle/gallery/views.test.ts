import { expect, test } from 'vitest';
import { firstView, viewsOf } from './views.ts';

const nothing = { spin: null, interior: null, film: null };
const spin = { frames: [], hotspots: [] };
const interior = { panorama: '', hotspots: [] };

test('a car has the modes it has something for, in their order (SPIN-01..04)', () => {
  expect(viewsOf(nothing)).toEqual(['gallery']);
  expect(viewsOf({ ...nothing, interior })).toEqual(['gallery', 'interior']);
  expect(viewsOf({ spin, interior, film: { kind: 'file', url: '' } })).toEqual([
    'spinner',
    'gallery',
    'interior',
    'film',
  ]);
});

test('the mode a site prefers shows first where the car has a spin (SPIN-09 SPIN-10)', () => {
  expect(firstView({ ...nothing, spin }, 'spinner')).toBe('spinner');
  expect(firstView({ ...nothing, spin }, 'gallery')).toBe('gallery');
  expect(firstView({ ...nothing, interior }, 'spinner')).toBe('gallery');
});
