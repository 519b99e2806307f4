import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOUR_NAMES, PAINTS } from './paints.ts';
import { tint } from './tint.ts';
import { develop, undevelop } from './tone.ts';

/** A base of one dark paint pixel and one other pixel, and the light on the paint. */
const base = Uint8Array.from([20, 20, 22, 140, 90, 60]);
const light = Uint8Array.from([110, 0, 110, 0]);

const distance = (one: ArrayLike<number>, other: ArrayLike<number>) =>
  Math.hypot(...[0, 1, 2].map((channel) => (one[channel] as number) - (other[channel] as number)));

describe('tint', () => {
  it.each(COLOUR_NAMES)('moves a painted area towards %s and leaves the rest unchanged', (name) => {
    const painted = tint(base, light, PAINTS[name]);
    const target = PAINTS[name].pigment;
    expect([...painted.slice(3)]).toEqual([...base.slice(3)]);
    if (name === 'black') expect(distance(painted, base)).toBeLessThan(12);
    else expect(distance(painted, target)).toBeLessThan(distance(base, target));
  });

  it('orders the channels of a paint like its pigment', () => {
    const [red = 0, green = 0, blue = 0] = tint(base, light, PAINTS.blue);
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red);
  });

  it('never darkens, changes only painted pixels, and brightens with more light', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(byte, byte, byte, byte, byte), { minLength: 1, maxLength: 40 }),
        fc.constantFrom(...COLOUR_NAMES),
        (pixels, name) => {
          const from = Uint8Array.from(pixels.flatMap((pixel) => pixel.slice(0, 3)));
          const panels = Uint8Array.from([...pixels.map((p) => p[3]), ...pixels.map((p) => p[4])]);
          const brighter = panels.map((value) => (value > 2 ? Math.min(255, value + 20) : value));
          const painted = tint(from, panels, PAINTS[name]);
          const more = tint(from, brighter, PAINTS[name]);
          pixels.forEach(([, , , solid, flake], pixel) => {
            for (let channel = pixel * 3; channel < pixel * 3 + 3; channel += 1) {
              // Rounding through the film curve may cost one step.
              expect(painted[channel]).toBeGreaterThanOrEqual((from[channel] as number) - 1);
              expect(more[channel]).toBeGreaterThanOrEqual(painted[channel] as number);
              if (solid < 3 && flake < 3) expect(painted[channel]).toBe(from[channel]);
            }
          });
        },
      ),
    );
  });

  it('rejects pictures of different sizes', () => {
    expect(() => tint(base, light.slice(1), PAINTS.red)).toThrow(RangeError);
  });
});

describe('film curve', () => {
  it('is reversed by its inverse for every stored value', () => {
    for (let value = 0; value <= 255; value += 1) {
      expect(Math.round(develop(undevelop(value / 255)) * 255)).toBe(value);
    }
  });

  it('never darkens with more light', () => {
    fc.assert(
      fc.property(
        fc.float({ min: 0, max: 20, noNaN: true }),
        fc.float({ min: 0, max: 5, noNaN: true }),
        (a, b) => {
          // Allows for invisible rounding differences.
          expect(develop(a + b)).toBeGreaterThanOrEqual(develop(a) - 1e-12);
        },
      ),
    );
  });
});
