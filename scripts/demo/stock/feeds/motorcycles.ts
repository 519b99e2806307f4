import { motorcycles } from '../models/motorcycles.ts';
import type { Facts, Moment } from '../vehicle/facts.ts';
import { makeMotorcycle } from '../vehicle/motorcycle.ts';
import { random } from '../vehicle/random.ts';
import { locationWith } from './trucks.ts';

/** The one location of the group that sells motorcycles, where their workshop is. */
const motorcycleYard = locationWith('harbour-burleigh');

/** The make that the group has new on the floor; every other came in trade. */
const SOLD_NEW = 'Kawasaki Motorcycles';
const DEMONSTRATOR = 'Z900';

/** The motorcycles of the dealer group, beside its cars; drawn from numbers of their own, so that no car changes. */
export function motorcycleStock(moment: Moment, mediaUrl: string): Facts[] {
  const chance = random(6_490);
  return motorcycles.map((spec, index) => {
    const carType = spec.make !== SOLD_NEW ? 'used' : spec.model === DEMONSTRATOR ? 'demo' : 'new';
    const [youngest, oldest] = spec.ages ?? [1, 5];
    const age = carType === 'used' ? chance.between(youngest, oldest) : 0;
    const order = {
      carType,
      age,
      stocknum: `HM${30_000 + index * 7}`,
      location: motorcycleYard,
      mediaUrl,
    } as const;
    return { ...makeMotorcycle(chance, moment, spec, order), payment_processors: [] };
  });
}
