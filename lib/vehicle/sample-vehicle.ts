import { type Vehicle, type VehicleInput, vehicleSchema } from './vehicle.ts';

export const sampleVehicle = (facts: Partial<VehicleInput> = {}): Vehicle =>
  vehicleSchema.parse({
    id: 'sample-a1',
    slug: '2021-toyota-hilux-sr5-a1',
    name: '2021 Toyota HiLux SR5',
    year: 2021,
    make: 'Toyota',
    model: 'HiLux',
    stocknum: 'A1',
    status: 'in_stock',
    car_type: 'used',
    price: 54_990,
    km: 45_200,
    simple_body: 'ute',
    simple_fuel: 'Diesel',
    dealership_id: 'sample-dealer',
    dealership_slug: 'sample-dealer',
    dealership_name: 'Sample Dealer',
    created_at: '2026-01-15T00:00:00.000Z',
    updated_at: '2026-01-15T00:00:00.000Z',
    ...facts,
  } satisfies VehicleInput);
