import { statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BODIES, COLOURS, lookFor, panoramaFor, photosFor, spinFor } from './catalogue.ts';
import { LOOKS, lookOf } from './looks.ts';
import { filesOf, picturesIn, readManifest } from './manifest.ts';
import { INTERIORS, LOOKS_OF, MAIN_ANGLES, SPIN_FRAMES } from './names.ts';
import { PLAN } from './plan.ts';

const here = import.meta.dirname;
const manifest = readManifest(here);
const MAKES = ['Mazda', 'Toyota', 'Hyundai', 'Unheard Of'];

const anyCar = fc.record({
  body: fc.constantFrom(...BODIES),
  colour: fc.constantFrom(...COLOURS),
  make: fc.constantFrom(...MAKES, undefined),
  count: fc.integer({ min: 0, max: 30 }),
  seed: fc.oneof(fc.string(), fc.integer()),
});

const keyOf = (address: string) => {
  const [, top, body, , ...rest] = address.replace('.webp', '').split('/');
  return top === 'interiors' ? address.slice(1, -5) : `cars/${body}/${rest.join('/')}`;
};

describe('photosFor', () => {
  it('returns the same distinct photos for the same car, up to the requested number', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const photos = photosFor(car);
        expect(photosFor(car)).toEqual(photos);
        expect(new Set(photos).size).toBe(photos.length);
        expect(photos.length).toBeLessThanOrEqual(car.count);
        expect(photos.length).toBeGreaterThanOrEqual(Math.min(car.count, 6));
      }),
    );
  });

  it('starts with the front three-quarter view and names only existing photos', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const photos = photosFor(car);
        if (car.count > 0) expect(photos[0]).toMatch(/\/front-three-quarter\.webp$/);
        for (const photo of photos) {
          expect(Object.keys(manifest)).toContain(keyOf(photo));
          if (photo.startsWith('/cars/')) expect(photo).toContain(`/${car.body}/${car.colour}/`);
        }
      }),
    );
  });

  it('returns a shorter list as the start of a longer one', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        expect(photosFor({ ...car, count: 30 }).slice(0, car.count)).toEqual(photosFor(car));
      }),
    );
  });

  it('uses more than one order', () => {
    const orders = Array.from({ length: 50 }, (_, seed) =>
      photosFor({ body: 'suv', colour: 'red', count: 6, seed }).join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('shows every photo of a car in the same look', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const looks = photosFor({ ...car, count: 30 }).flatMap(
          (photo) => LOOKS.find((look) => photo.includes(`/${look}/`)) ?? [],
        );
        expect(new Set(looks).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('looks', () => {
  it('are the same for all cars of a make, and at least three overall', () => {
    expect(new Set(MAKES.map(lookOf))).toEqual(new Set(LOOKS));
    for (const body of BODIES)
      for (const make of MAKES) {
        const look = lookFor({ body, colour: 'red', make });
        const there =
          LOOKS_OF[body].includes(lookOf(make)) &&
          MAIN_ANGLES.every((view) => manifest[`cars/${body}/${lookOf(make)}/${view}`]);
        if (there) expect(look).toBe(lookOf(make));
      }
  });
});

describe('spins and panoramas', () => {
  it('are complete or absent', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        const frames = spinFor(car);
        expect([0, SPIN_FRAMES]).toContain(frames.length);
        for (const frame of frames) expect(manifest[keyOf(frame)]).toBeDefined();
        const panorama = panoramaFor(car.body);
        if (panorama) expect(manifest[keyOf(panorama)]).toBeDefined();
      }),
    );
  });
});

describe('committed pictures', () => {
  const planned = new Map(PLAN.map((picture) => [picture.key, picture]));
  const paintable = (key: string) => key.startsWith('cars/');

  it('match the manifest exactly', () => {
    const listed = Object.keys(manifest).flatMap((key) => filesOf({ key, paintable: paintable(key) }));
    expect(picturesIn(here).sort()).toEqual(listed.sort());
  });

  it('exist in all their sizes', async () => {
    for (const key of Object.keys(manifest)) {
      const size = planned.get(key);
      if (!size) continue;
      const [file = '', light] = filesOf({ key, paintable: paintable(key) });
      const { width, height } = await sharp(join(here, file)).metadata();
      expect([key, width, height]).toEqual([key, size.width, size.height]);
      if (!light) continue;
      const panels = await sharp(join(here, light)).metadata();
      const { width: w, height: h, lightScale } = size;
      expect([key, panels.width, panels.height]).toEqual([key, w * lightScale, h * lightScale * 2]);
    }
    // Opening a thousand files can exceed the usual limit on a busy machine.
  }, 60_000);

  it('show every body from outside, and every interior', () => {
    for (const body of BODIES)
      expect(photosFor({ body, colour: 'white', count: 6, seed: 1 }), body).toHaveLength(6);
    for (const name of INTERIORS) expect(manifest[`interiors/${name}`], name).toBeDefined();
  });

  it('take at most 25 MB', () => {
    const bytes = picturesIn(here).reduce((sum, file) => sum + statSync(join(here, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(25e6);
  });

  it('are planned once each', () => {
    expect(planned.size).toBe(PLAN.length);
  });
});
