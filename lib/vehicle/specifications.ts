import { formatNumber } from '../platform/text/format.ts';
import { isMotorcycle } from './motorcycle.ts';
import { isTruck } from './truck.ts';
import type { Vehicle } from './vehicle.ts';

/** Number of specifications shown before show-more (VDP-21). */
export const SPECIFICATIONS_SHOWN = 4;

interface Specification {
  label: string;
  value: string;
}

const unit =
  (name: string) =>
  (value: number): string =>
    `${formatNumber(value)} ${name}`;

/** Returns the known technical data that is not in the key information (VDP-30). */
export function specifications(
  vehicle: Pick<Vehicle, 'variant' | 'gearnum' | 'bodyconfiguration' | 'simple_body'>,
): Specification[] {
  const { variant } = vehicle;
  // In the key information, trucks already have both of these, motorcycles the first.
  const truck = isTruck(vehicle);
  const motorcycle = isMotorcycle(vehicle);
  const rows: [label: string, value: string | null][] = [
    ['Fuel consumption, combined', valueText(variant?.fuelconsumptioncombined, unit('L/100 km'))],
    ['Fuel capacity', valueText(variant?.fuelcapacity, unit('L'))],
    ['Torque', valueText(variant?.torque, unit('Nm'))],
    ['Gears', valueText(vehicle.gearnum, String)],
    ['Gear type', variant?.geartype ?? null],
    [
      'Body configuration',
      truck || motorcycle ? null : (vehicle.bodyconfiguration ?? variant?.bodyconfiguration ?? null),
    ],
    ['Length', valueText(variant?.vehiclelength, unit('mm'))],
    ['Width', valueText(variant?.vehiclewidth, unit('mm'))],
    ['Height', valueText(variant?.vehicleheight, unit('mm'))],
    ['Gross vehicle mass', truck ? null : valueText(variant?.grossvehiclemass, unit('kg'))],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const valueText = (value: number | null | undefined, words: (value: number) => string): string | null =>
  value ? words(value) : null;
