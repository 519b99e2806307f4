import { odometerText } from '@forecourt/lib/platform/text/format';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { IconName } from '@/ui/icons/names.ts';

export interface CardFact {
  label: string;
  value: string;
  icon: IconName;
}

/** Returns the known details in English, those specific to the kind of vehicle first (CARD-07 to CARD-10). */
export function cardFacts(vehicle: CardVehicle): CardFact[] {
  const facts: [string, string | null, IconName][] = [
    ['Condition', vehicle.car_type, 'badge-check'],
    ['Transmission', vehicle.simple_transmission, 'cog'],
    ['Odometer', odometerText(vehicle.km), 'gauge'],
    ['Fuel Type', vehicle.simple_fuel, 'fuel'],
  ];
  return [
    ...(vehicle.card_facts ?? []),
    ...facts.flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : [])),
  ];
}
