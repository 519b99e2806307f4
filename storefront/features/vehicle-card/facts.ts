import { odometerText } from '@forecourt/lib/platform/text/format';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { IconName } from '@/ui/icons/names.ts';

export interface CardFact {
  label: string;
  value: string;
  icon: IconName;
}

const CONDITIONS = { new: 'New', demo: 'Demo', used: 'Used' } as const;

/**
 * Returns the details strip of a card in stock, without missing values (CARD-07 to CARD-10), the most
 * relevant for its kind of vehicle first.
 */
export function cardFacts(vehicle: CardVehicle): CardFact[] {
  const facts: [string, string | null, IconName][] = [
    ['Condition', CONDITIONS[vehicle.car_type], 'badge-check'],
    ['Transmission', vehicle.simple_transmission, 'cog'],
    ['Odometer', odometerText(vehicle.km), 'gauge'],
    ['Fuel Type', vehicle.simple_fuel, 'fuel'],
  ];
  return [
    ...(vehicle.card_facts ?? []),
    ...facts.flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : [])),
  ];
}
