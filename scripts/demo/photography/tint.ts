import type { Paint } from './paints.ts';
import { develop, linear, undevelop } from './tone.ts';

/**
 * Applies paint to a body after rendering.
 *
 * Each exterior is stored as two pictures. The base is the car in black paint: everything that does not
 * depend on the colour, clearcoat reflections included. The light picture is greyscale with two panels, one
 * above the other: the light that a pixel's solid pigment would reflect, and below it that of its metal
 * flake. Both hold `sqrt(light / LIGHT_MAX)`, and are black where there is no paint.
 */
export const LIGHT_MAX = 4;

/** WebP leaves light below this step around black areas; it does not count as paint. */
const FLOOR = 3;

const STEPS = 4096;
/** Base value to scene light. 255 is the film's white, which stays white with any added light. */
const SCENE = Float32Array.from({ length: 256 }, (_, value) => undevelop(value / 255));
/** Square root of scene light (so that shadows get the fine steps) to base value. */
const SCENE_MAX = SCENE[255] ?? 1;
const PRINT = Uint8Array.from({ length: STEPS }, (_, step) =>
  Math.round(develop((step / (STEPS - 1)) ** 2 * SCENE_MAX) * 255),
);
const LIGHT = Float32Array.from({ length: 256 }, (_, value) =>
  value < FLOOR ? 0 : (value / 255) ** 2 * LIGHT_MAX,
);

/**
 * Paints a car.
 * @param base RGB bytes of the base picture, 3 per pixel.
 * @param light the light picture's two panels, 1 byte per pixel each, solid first: twice as many pixels.
 * @returns RGB bytes of the painted picture. A pixel without paint is byte for byte the base's.
 * @throws RangeError when the two pictures are not of the same size.
 */
export function tint(base: Uint8Array, light: Uint8Array, paint: Paint): Uint8Array {
  const pixels = base.length / 3;
  if (light.length !== pixels * 2) {
    throw new RangeError(`light has ${light.length} pixels, base needs ${pixels * 2}`);
  }
  const painted = Uint8Array.from(base);
  const solid = paint.pigment.map((channel) => linear(channel) * (1 - paint.flake));
  const flake = paint.pigment.map((channel) => linear(channel) * paint.flake);
  const scale = (STEPS - 1) ** 2 / SCENE_MAX;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const fromSolid = LIGHT[light[pixel] as number] as number;
    const fromFlake = LIGHT[light[pixels + pixel] as number] as number;
    if (fromSolid === 0 && fromFlake === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      const scene =
        (SCENE[base[at] as number] as number) +
        fromSolid * (solid[channel] as number) +
        fromFlake * (flake[channel] as number);
      painted[at] = PRINT[Math.min(STEPS - 1, Math.round(Math.sqrt(scene * scale)))] as number;
    }
  }
  return painted;
}
