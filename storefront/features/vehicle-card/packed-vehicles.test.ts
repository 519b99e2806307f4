import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { expect, test } from 'vitest';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { packedVehicles, unpackedVehicles } from './packed-vehicles.ts';

function cardVehicle(facts: Partial<VehicleInput>): CardVehicle {
  const record = toStockRecord(sampleVehicle({ show_on_dealer_website: true, ...facts }));
  if (!record) throw new Error('not a car that lists show');
  return record;
}

test('derives fields that it does not carry', () => {
  const usual = cardVehicle({ badge: 'SR5', car_type: 'new', name: '2021 Toyota HiLux SR5' });
  const { names, rows } = packedVehicles([usual]);
  const carriedFields = Object.fromEntries(names.map((name, index) => [name, rows[0]?.[index]]));
  expect(carriedFields).toMatchObject({ slug: '-a1' });
  expect(carriedFields.name).toBeUndefined();
  // A car's body type does not change its placeholder.
  const { simple_body: _, ...told } = usual;
  expect(unpackedVehicles(packedVehicles([usual]))).toEqual([expect.objectContaining(told)]);
  expect(carriedFields.simple_body).toBeUndefined();
});

test('keeps a name and slug that cannot be derived', () => {
  const own = [
    cardVehicle({ badge: 'SR5', name: 'The tray of a lifetime' }),
    cardVehicle({ slug: 'a-car-of-its-own' }),
    cardVehicle({ slug: '2021-toyota-hilux' }),
    cardVehicle({ slug: '2021-toyota-hiluxury' }),
  ];
  const titles = (vehicles: readonly CardVehicle[]) => vehicles.map(({ name, slug }) => ({ name, slug }));
  expect(titles(unpackedVehicles(packedVehicles(own)))).toEqual(titles(own));
});

test('keeps the creation date of new vehicles only (TAG-06)', () => {
  const [fresh, used] = unpackedVehicles(
    packedVehicles([cardVehicle({ car_type: 'new' }), cardVehicle({ car_type: 'used' })]),
  );
  expect(fresh?.created_at_timestamp).toBe(Date.parse('2026-01-15') / 1000);
  expect(used?.created_at_timestamp).toBe(0);
});

test('keeps the body of trucks and motorcycles for their placeholder (CARD-25)', () => {
  const bodies = ['lightTruck', 'motorcycle', 'ute'];
  const vehicles = bodies.map((simple_body) => cardVehicle({ simple_body }));
  expect(unpackedVehicles(packedVehicles(vehicles)).map(itemWord)).toEqual(['truck', 'motorcycle', 'car']);
});

test('keeps the city where cards show it', () => {
  const towns = (facts: Partial<VehicleInput>) =>
    unpackedVehicles(packedVehicles([cardVehicle({ city: 'Noosa', ...facts })])).map(({ city }) => city);
  expect(towns({})).toEqual(['Noosa']);
  expect(towns({ location_name: 'Harbour Noosa' })).toEqual([null]);
});
