import { isMotorcycle } from './motorcycle.ts';
import { isTruck } from './truck.ts';
import type { Vehicle } from './vehicle.ts';

type Item = Pick<Vehicle, 'item_type'> & Partial<Pick<Vehicle, 'simple_body'>>;
export const ITEM_WORDS = ['car', 'caravan', 'truck', 'motorcycle'] as const;
export type ItemWord = (typeof ITEM_WORDS)[number];

/** Returns the noun for the vehicle (OPEN-052), which also selects its placeholder drawing. */
export function itemWord(vehicle: Item): ItemWord {
  if (vehicle.item_type === 'caravan') return 'caravan';
  return isTruck(vehicle) ? 'truck' : isMotorcycle(vehicle) ? 'motorcycle' : 'car';
}

/** Returns the heading of the details panel (VDP-41, OPEN-053). */
export function detailsTitle(vehicle: Item): string {
  const type = itemWord(vehicle);
  return `${type.charAt(0).toUpperCase()}${type.slice(1)} Details`;
}

/** Returns the message on the page of a vehicle that is no longer available (STATUS-08). */
export const soldMessage = (vehicle: Item): string => {
  const type = itemWord(vehicle);
  return `Unfortunately this ${type} recently sold. But don't worry, we can help you find a similar ${type}!`;
};
