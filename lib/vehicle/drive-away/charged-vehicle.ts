import { itemWord } from '../item-type.ts';
import type { CarType, Vehicle } from '../vehicle.ts';
import type { BoundedFact, ChargedFuel, ChargedKind } from './charge-table.ts';

/** The facts of a vehicle that government charges depend on; null for facts that its feed does not have. */
export interface ChargedVehicle extends Readonly<Record<BoundedFact, number | null>> {
  kind: ChargedKind;
  saleKind: CarType;
  fuel: ChargedFuel | null;
}

const GOODS_BODIES: ReadonlySet<string> = new Set(['ute', 'cabChassis', 'van']);

const FUELS: Readonly<Record<string, ChargedFuel>> = {
  electric: 'electric',
  'plug-in hybrid': 'plugInHybrid',
  hybrid: 'hybrid',
};

function kindOf(vehicle: Pick<Vehicle, 'item_type' | 'simple_body'>): ChargedKind {
  const word = itemWord(vehicle);
  return word === 'car' && GOODS_BODIES.has(vehicle.simple_body ?? '') ? 'ute' : word;
}

const fuelOf = (words: string | null): ChargedFuel | null => {
  const name = words?.trim().toLowerCase();
  return name ? (FUELS[name] ?? 'other') : null;
};

/** Zero is not a measurement: feeds write it for a fact that they do not have. */
const positive = (value: number | null | undefined): number | null => (value && value > 0 ? value : null);

/** Returns the facts of a vehicle that charges depend on. Electric vehicles have neither cylinders nor emissions. */
export function chargedVehicle(
  vehicle: Pick<
    Vehicle,
    | 'item_type'
    | 'simple_body'
    | 'simple_fuel'
    | 'car_type'
    | 'variant'
    | 'specifications'
    | 'engine_size_litres'
  >,
): ChargedVehicle {
  const { variant, specifications, engine_size_litres } = vehicle;
  const kind = kindOf(vehicle);
  const fuel = kind === 'caravan' ? null : fuelOf(vehicle.simple_fuel);
  const isElectric = fuel === 'electric';
  const litres = positive(engine_size_litres) ?? positive(variant?.enginesize_litres);
  return {
    kind,
    saleKind: vehicle.car_type,
    fuel,
    cylinders: isElectric ? 0 : positive(variant?.cylinders),
    engine: isElectric ? 0 : (positive(variant?.enginesize) ?? (litres && Math.round(litres * 1_000))),
    gvm: positive(variant?.grossvehiclemass) ?? positive(specifications?.aggregate_trailer_mass),
    tare: positive(specifications?.tare_weight),
    emissions: isElectric ? 0 : null,
  };
}
