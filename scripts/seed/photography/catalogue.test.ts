import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  ANGLES,
  BODIES,
  COLOURS,
  EDITORIAL,
  INTERIORS,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  photosFor,
} from './catalogue.ts';

const anyCar = fc.record({
  body: fc.constantFrom(...BODIES),
  colour: fc.constantFrom(...COLOURS),
  count: fc.integer({ min: 0, max: 12 }),
  seed: fc.oneof(fc.string(), fc.integer()),
});

describe('photosFor', () => {
  it('gives the same list for the same car, each photo once, as many as asked and there are', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const photos = photosFor(car);
        expect(photosFor(car)).toEqual(photos);
        expect(new Set(photos).size).toBe(photos.length);
        expect(photos).toHaveLength(Math.min(car.count, ANGLES.length));
      }),
    );
  });

  it('starts with the front three-quarter view and only names what was photographed', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const photos = photosFor(car);
        if (car.count > 0) expect(photos[0]).toBe(`/cars/${car.body}/${car.colour}/front-three-quarter.webp`);
        for (const photo of photos) {
          const [, cars, body, colour, file] = photo.split('/');
          expect(cars).toBe('cars');
          expect(BODIES).toContain(body);
          expect(COLOURS).toContain(colour);
          expect(ANGLES).toContain(file?.replace('.webp', ''));
        }
      }),
    );
  });

  it('gives a shorter list as the beginning of a longer one', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        expect(photosFor({ ...car, count: 12 }).slice(0, car.count)).toEqual(photosFor(car));
      }),
    );
  });

  it('uses more than one order', () => {
    const orders = Array.from({ length: 50 }, (_, seed) =>
      photosFor({ body: 'suv', colour: 'red', count: 6, seed }).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });
});

describe('committed pictures', () => {
  const here = import.meta.dirname;

  const outside = ANGLES.filter((angle) => angle !== 'interior');
  const size = async (...path: string[]) => {
    const { width, height } = await sharp(join(here, ...path)).metadata();
    return [width, height];
  };
  const names = (folder: string) => readdirSync(join(here, folder)).sort();
  const files = (list: readonly string[]) => list.map((name) => `${name}.webp`).sort();

  it.each(BODIES)(
    '%s has base and light of every outside angle at full size, and nothing else',
    async (body) => {
      expect(names(`cars/${body}`)).toEqual(
        files(outside.flatMap((angle) => [`${angle}.base`, `${angle}.light`])),
      );
      for (const angle of outside) {
        expect(await size('cars', body, `${angle}.base.webp`)).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
        expect(await size('cars', body, `${angle}.light.webp`)).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT * 2]);
      }
    },
  );

  it('interiors and editorial pictures are all there, at their sizes, and nothing else', async () => {
    expect(names('cars')).toEqual([...BODIES].sort());
    expect(names('interiors')).toEqual(files(INTERIORS));
    expect(names('editorial')).toEqual(files(Object.keys(EDITORIAL)));
    for (const name of INTERIORS)
      expect(await size('interiors', `${name}.webp`)).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
    for (const [name, { width, height }] of Object.entries(EDITORIAL)) {
      expect(await size('editorial', `${name}.webp`)).toEqual([width, height]);
    }
  });
});
