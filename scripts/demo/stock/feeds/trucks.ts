import { type DemoLocation, locations } from '../../dealerships.ts';
import { truckMakes } from '../models/trucks.ts';
import { makeCar } from '../vehicle/car.ts';
import type { DemoVehicle, FeedDate } from '../vehicle/demo-vehicle.ts';
import { random } from '../vehicle/random.ts';

/** The group's only location that sells trucks. */
export const truckYard = locationWith('harbour-moorooka');

const TRUCKS = [
  ['Isuzu Trucks', 'NLR 45-150 Tipper', 'new'],
  ['Isuzu Trucks', 'NPR 65-190 Traypack', 'new'],
  ['Isuzu Trucks', 'NPR 65-190 Tipper', 'new'],
  ['Isuzu Trucks', 'NPR 75-190 Vanpack', 'used'],
  ['Hino Trucks', '616 Tray', 'new'],
  ['Hino Trucks', '616 Tipper', 'demo'],
  ['Hino Trucks', '717 Tipper', 'new'],
  ['Hino Trucks', '917 Box', 'used'],
] as const;

/** Returns the group's trucks. They use separate random numbers, so that no car changes. */
export function truckStock(feedDate: FeedDate, mediaUrl: string): DemoVehicle[] {
  const chance = random(2_410);
  return TRUCKS.map(([make, badge, carType], index) => ({
    ...makeCar(chance, feedDate, {
      make,
      specs: truckMakes[make] ?? [],
      carType,
      badge,
      stocknum: `HT${20_000 + index * 7}`,
      location: truckYard,
      mediaUrl,
      oldest: 5,
    }),
    payment_processors: [],
  }));
}

export function locationWith(id: string): DemoLocation {
  const location = locations.find((place) => place.id === id);
  if (!location) throw new Error(`There is no demo location '${id}'`);
  return location;
}
