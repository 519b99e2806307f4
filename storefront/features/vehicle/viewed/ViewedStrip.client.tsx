'use client';
import type { CardRules } from '@/features/vehicle-card/rules.ts';
import { VehicleCard } from '@/features/vehicle-card/VehicleCard.tsx';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import { Strip } from '@/ui/carousel/Strip.client.tsx';

export function ViewedStrip({
  cars,
  heading,
  rules,
  strip: { width, sizes },
}: {
  cars: readonly CardVehicle[];
  heading: string;
  rules: CardRules;
  strip: { width: string; sizes: string };
}) {
  return (
    <Strip label={heading} className={width}>
      {cars.map((vehicle) => (
        <li key={vehicle.objectID}>
          <VehicleCard vehicle={vehicle} rules={rules} sizes={sizes} />
        </li>
      ))}
    </Strip>
  );
}
