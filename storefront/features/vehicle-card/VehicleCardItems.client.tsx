'use client';
import { type PackedVehicles, unpackedVehicles } from './packed-vehicles.ts';
import type { CardRules } from './rules.ts';
import { VehicleCard } from './VehicleCard.tsx';

/** Cards as list items. A client component, so that the page's data contains each vehicle only once. */
export function VehicleCardItems({
  vehicles,
  rules,
  sizes,
}: {
  vehicles: PackedVehicles;
  rules: CardRules;
  sizes: string;
}) {
  return unpackedVehicles(vehicles).map((vehicle) => (
    <li key={vehicle.objectID}>
      <VehicleCard vehicle={vehicle} rules={rules} sizes={sizes} />
    </li>
  ));
}
