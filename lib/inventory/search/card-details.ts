import { formatKilograms, formatNumber } from '../../platform/text/format.ts';
import { capacityText, isLearnerApproved, isMotorcycle } from '../../vehicle/motorcycle.ts';
import { isTruck } from '../../vehicle/truck.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';

/** A detail that cards show for one kind of vehicle only, with its label. */
export interface CardFact {
  label: string;
  value: string;
  icon: 'users' | 'caravan' | 'gauge' | 'truck' | 'cog' | 'badge-check';
}

/** Returns the key facts of caravans, trucks and motorcycles, without missing ones. */
export function cardFactsOf(vehicle: Vehicle): CardFact[] {
  return factsOf(vehicle).flatMap(([label, value, icon]) => (value ? [{ label, value, icon }] : []));
}

function factsOf(vehicle: Vehicle): Fact[] {
  if (vehicle.item_type === 'caravan') return caravan(vehicle);
  if (isMotorcycle(vehicle)) return motorcycle(vehicle);
  return isTruck(vehicle) ? truck(vehicle) : [];
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

function motorcycle(vehicle: Vehicle): Fact[] {
  return [
    ['Engine capacity', capacityText(vehicle), 'cog'],
    ['Licence', isLearnerApproved(vehicle) ? 'Learner approved' : null, 'badge-check'],
  ];
}
