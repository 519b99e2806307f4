import { formatKilograms, formatNumber } from '../vehicle/format.ts';
import { isTruck } from '../vehicle/truck.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** A fact that the cards of one kind of vehicle show beside what all cards show, in the words of the card. */
export interface CardFact {
  label: string;
  value: string;
  icon: 'users' | 'caravan' | 'gauge' | 'truck';
}

/** What buyers of caravans and of trucks ask first, without what the feed does not tell. */
export function cardFactsOf(vehicle: Vehicle): CardFact[] {
  const facts = vehicle.item_type === 'caravan' ? caravan(vehicle) : isTruck(vehicle) ? truck(vehicle) : [];
  return facts.flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : []));
}

type Fact = readonly [label: string, value: string | null | undefined, icon: CardFact['icon']];

function caravan({ specifications }: Vehicle): Fact[] {
  const { sleeps, body_length, tare_weight } = specifications ?? {};
  return [
    ['Sleeps', sleeps ? `Sleeps ${sleeps}` : null, 'users'],
    ['Length', body_length ? `${formatNumber(body_length / 1000)} m` : null, 'caravan'],
    ['Tare', tare_weight ? `${formatKilograms(tare_weight)} tare` : null, 'gauge'],
  ];
}

function truck({ bodyconfiguration, variant }: Vehicle): Fact[] {
  const gvm = variant?.grossvehiclemass;
  return [
    ['Body', bodyconfiguration ?? variant?.bodyconfiguration, 'truck'],
    ['GVM', gvm ? `${formatKilograms(gvm)} GVM` : null, 'gauge'],
  ];
}
