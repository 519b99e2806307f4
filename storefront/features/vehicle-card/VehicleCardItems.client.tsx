'use client';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { CardRules } from './rules.ts';
import { VehicleCard } from './VehicleCard.tsx';

/** A client component, so that the page's data contains each vehicle only once. */
export function VehicleCardItems({
  vehicles,
  rules,
  sizes,
}: {
  vehicles: readonly CardVehicle[];
  rules: CardRules;
  sizes: string;
}) {
  return vehicles.map((vehicle) => (
    <li key={vehicle.objectID}>
      <VehicleCard vehicle={vehicle} rules={rules} sizes={sizes} />
    </li>
  ));
}
