import type { Translator } from '../platform/language/translator.ts';
import { formatNumber } from '../platform/text/format.ts';
import { isMotorcycle } from './motorcycle.ts';
import { isTruck } from './truck.ts';
import { type Vocabulary, valueText } from './value-text.ts';
import type { Vehicle } from './vehicle.ts';

/** Number of specifications shown before show-more (VDP-21). */
export const SPECIFICATIONS_SHOWN = 4;

type SpecificationKey =
  | 'bodyConfiguration'
  | 'fuelCapacity'
  | 'fuelConsumption'
  | 'gears'
  | 'gearType'
  | 'grossVehicleMass'
  | 'height'
  | 'length'
  | 'torque'
  | 'width';

interface Specification {
  label: string;
  value: string;
}

const unit =
  (name: string) =>
  (value: number): string =>
    `${formatNumber(value)} ${name}`;

/**
 * Returns the known technical data that is not in the key information (VDP-30).
 * @param t the texts of vehicles in the language of the page; English without it
 */
export function specifications(
  vehicle: Pick<Vehicle, 'variant' | 'gearnum' | 'bodyconfiguration' | 'simple_body'>,
  t?: Translator<'vehicle'>,
): Specification[] {
  const { variant } = vehicle;
  // In the key information, trucks already have both of these, motorcycles the first.
  const truck = isTruck(vehicle);
  const motorcycle = isMotorcycle(vehicle);
  const inWords = (vocabulary: Vocabulary, value: string | null | undefined) =>
    value && t ? valueText(vocabulary, value, t) : (value ?? null);
  const rows: [label: string, key: SpecificationKey, value: string | null][] = [
    [
      'Fuel consumption, combined',
      'fuelConsumption',
      measureText(variant?.fuelconsumptioncombined, unit('L/100 km')),
    ],
    ['Fuel capacity', 'fuelCapacity', measureText(variant?.fuelcapacity, unit('L'))],
    ['Torque', 'torque', measureText(variant?.torque, unit('Nm'))],
    ['Gears', 'gears', measureText(vehicle.gearnum, String)],
    ['Gear type', 'gearType', inWords('transmission', variant?.geartype)],
    [
      'Body configuration',
      'bodyConfiguration',
      truck || motorcycle ? null : inWords('body', vehicle.bodyconfiguration ?? variant?.bodyconfiguration),
    ],
    ['Length', 'length', measureText(variant?.vehiclelength, unit('mm'))],
    ['Width', 'width', measureText(variant?.vehiclewidth, unit('mm'))],
    ['Height', 'height', measureText(variant?.vehicleheight, unit('mm'))],
    [
      'Gross vehicle mass',
      'grossVehicleMass',
      truck ? null : measureText(variant?.grossvehiclemass, unit('kg')),
    ],
  ];
  return rows.flatMap(([label, key, value]) =>
    value ? [{ label: t ? t(`specifications.${key}`) : label, value }] : [],
  );
}

const measureText = (value: number | null | undefined, words: (value: number) => string): string | null =>
  value ? words(value) : null;
