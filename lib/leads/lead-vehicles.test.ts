import { expect, test } from 'vitest';
import { leadVehicles } from './lead-vehicles.ts';

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
  expect(leadVehicles('tradeIn', { ...KIA, ...mazda })).toBe('2019 Mazda 3, towards Kia Sportage');
  expect(leadVehicles('tradeIn', { ...KIA, ...mazda }, '2022 Kia Sportage GT')).toBe(
    '2019 Mazda 3, towards 2022 Kia Sportage GT',
  );
  expect(leadVehicles('tradeIn', mazda)).toBe('2019 Mazda 3');
  expect(leadVehicles('tradeIn', { ...KIA, ...attributes() })).toBe('towards Kia Sportage');
  expect(leadVehicles('tradeIn', attributes())).toBe('');
});

test('any other lead names the vehicle of the site', () => {
  expect(leadVehicles('testDrive', { ...KIA, ...attributes() })).toBe('Kia Sportage');
});
