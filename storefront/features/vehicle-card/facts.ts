import { formatKilograms, formatNumber, odometerText } from '@forecourt/lib/vehicle/format';
import type { CardVehicle } from '@/stock/card-vehicle.ts';
import type { IconName } from '@/ui/icons/names.ts';

export interface CardFact {
  label: 'Condition' | 'Transmission' | 'Odometer' | 'Fuel Type' | 'Sleeps' | 'Length' | 'Tare';
  value: string;
  icon: IconName;
}

const CONDITIONS = { new: 'New', demo: 'Demo', used: 'Used' } as const;

/** The details strip of a card in stock, without what the feed does not tell (CARD-07 to CARD-10); of a caravan also what decides whether it fits. */
export function cardFacts(vehicle: CardVehicle): CardFact[] {
  const { sleeps, body_length, tare_weight } = vehicle;
  const facts: [CardFact['label'], string | null, IconName][] = [
    ['Condition', CONDITIONS[vehicle.car_type], 'badge-check'],
    ['Transmission', vehicle.simple_transmission, 'cog'],
    ['Odometer', odometerText(vehicle.km), 'gauge'],
    ['Fuel Type', vehicle.simple_fuel, 'fuel'],
    ['Sleeps', sleeps ? `Sleeps ${sleeps}` : null, 'users'],
    ['Length', body_length ? `${formatNumber(body_length / 1000)} m` : null, 'caravan'],
    ['Tare', tare_weight ? `${formatKilograms(tare_weight)} tare` : null, 'gauge'],
  ];
  return facts.flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : []));
}
