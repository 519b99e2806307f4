import { formatKilometres } from '@forecourt/lib/vehicle/format';
import type { CardCar } from '@/stock/card-car.ts';
import type { IconName } from '@/ui/icons/names.ts';

export interface CardFact {
  label: 'Condition' | 'Transmission' | 'Odometer' | 'Fuel Type';
  value: string;
  icon: IconName;
}

const CONDITIONS = { new: 'New', demo: 'Demo', used: 'Used' } as const;

/** The details strip of a card in stock, without what the feed does not tell (CARD-07 to CARD-10). */
export function cardFacts(car: CardCar): CardFact[] {
  const facts: [CardFact['label'], string | null, IconName][] = [
    ['Condition', CONDITIONS[car.car_type], 'badge-check'],
    ['Transmission', car.simple_transmission, 'cog'],
    ['Odometer', car.km === null ? null : formatKilometres(car.km), 'gauge'],
    ['Fuel Type', car.simple_fuel, 'fuel'],
  ];
  return facts.flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : []));
}
