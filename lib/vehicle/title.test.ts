import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleVehicle } from './sample-vehicle.ts';
import { vehicleSlug, vehicleSubtitle, vehicleTitle } from './title.ts';
import { vehicleSchema } from './vehicle.ts';

test('has year, make and model, with badge and series below (CARD-02 CARD-03)', () => {
  const vehicle = sampleVehicle({ badge: 'SR5', series: 'GUN126R' });
  expect(vehicleTitle(vehicle)).toBe('2021 Toyota HiLux');
  expect(vehicleSubtitle(vehicle)).toBe('SR5 GUN126R');
  expect(vehicleTitle({ ...vehicle, year: null })).toBe('Toyota HiLux');
  expect(vehicleSubtitle(sampleVehicle())).toBeNull();
});

test('makes the slug from title and stock number (CAR-002)', () => {
  expect(vehicleSlug(sampleVehicle({ model: 'Coupé', badge: '20′6" (4X4)', stocknum: 'U/10 234' }))).toBe(
    '2021-toyota-coupe-20-6-4x4-u-10-234',
  );
});

test('makes a valid slug from any text (CAR-002)', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, (make, model, stocknum) => {
      const slug = vehicleSlug({ year: null, make, model, badge: null, stocknum });
      expect(vehicleSchema.shape.slug.safeParse(slug).success).toBe(true);
    }),
  );
});
