import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carSchema } from './car.ts';
import { sampleCar } from './sample-car.ts';
import { vehicleSlug, vehicleSubtitle, vehicleTitle } from './title.ts';

test('CARD-02 CARD-03 year, make and model, and below them badge and series', () => {
  const car = sampleCar({ badge: 'SR5', series: 'GUN126R' });
  expect(vehicleTitle(car)).toBe('2021 Toyota HiLux');
  expect(vehicleSubtitle(car)).toBe('SR5 GUN126R');
  expect(vehicleTitle({ ...car, year: null })).toBe('Toyota HiLux');
  expect(vehicleSubtitle(sampleCar())).toBeNull();
});

test('CAR-002 an address is made of the title and the stock number', () => {
  expect(vehicleSlug(sampleCar({ model: 'Coupé', badge: '20′6" (4X4)', stocknum: 'U/10 234' }))).toBe(
    '2021-toyota-coupe-20-6-4x4-u-10-234',
  );
});

test('CAR-002 any text makes a valid address', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(text, text, text, (make, model, stocknum) => {
      const slug = vehicleSlug({ year: null, make, model, badge: null, stocknum });
      expect(carSchema.shape.slug.safeParse(slug).success).toBe(true);
    }),
  );
});
