import { expect, test } from 'vitest';
import { vehiclesOf } from './lead-vehicles.ts';

const KIA = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Sportage' };
const attributes = (valued_vehicle?: string) => ({
  lead_attributes: {
    visited_pages: [],
    linked_query_params: {},
    ...(valued_vehicle && { valued_vehicle }),
  },
});

test('a trade-in names the valued car and the car it goes towards (TRADE-07)', () => {
  const mazda = attributes('2019 Mazda 3');
  expect(vehiclesOf('tradeIn', { ...KIA, ...mazda })).toBe('2019 Mazda 3, towards Kia Sportage');
  expect(vehiclesOf('tradeIn', { ...KIA, ...mazda }, '2022 Kia Sportage GT')).toBe(
    '2019 Mazda 3, towards 2022 Kia Sportage GT',
  );
  expect(vehiclesOf('tradeIn', mazda)).toBe('2019 Mazda 3');
  expect(vehiclesOf('tradeIn', { ...KIA, ...attributes() })).toBe('towards Kia Sportage');
  expect(vehiclesOf('tradeIn', attributes())).toBe('');
});

test('any other lead names the vehicle of the site', () => {
  expect(vehiclesOf('testDrive', { ...KIA, ...attributes() })).toBe('Kia Sportage');
});
