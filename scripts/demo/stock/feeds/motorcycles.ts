import { motorcycles } from '../models/motorcycles.ts';
import type { DemoVehicle, FeedDate } from '../vehicle/demo-vehicle.ts';
import { makeMotorcycle } from '../vehicle/motorcycle.ts';
import { random } from '../vehicle/random.ts';
import { locationWith } from './trucks.ts';

/** The group's only location that sells motorcycles, which has their workshop. */
const motorcycleYard = locationWith('harbour-burleigh');

/** The only make with new motorcycles; all others are trade-ins. */
const SOLD_NEW = 'Kawasaki Motorcycles';
const DEMONSTRATOR = 'Z900';

/** Returns the group's motorcycles. They use separate random numbers, so that no car changes. */
export function motorcycleStock(feedDate: FeedDate, mediaUrl: string): DemoVehicle[] {
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
    return { ...makeMotorcycle(chance, feedDate, spec, order), payment_processors: [] };
  });
}
