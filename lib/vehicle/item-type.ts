import { isTruck } from './truck.ts';
import type { Vehicle } from './vehicle.ts';

type Item = Pick<Vehicle, 'item_type'> & Partial<Pick<Vehicle, 'simple_body'>>;

/** The word for the vehicle in running text (OPEN-052). */
export const itemWord = (vehicle: Item): 'car' | 'caravan' =>
  vehicle.item_type === 'caravan' ? 'caravan' : 'car';

/** The heading of the details panel (VDP-41, OPEN-053). */
export const detailsTitle = (vehicle: Item): string =>
  vehicle.item_type === 'caravan' ? 'Caravan Details' : isTruck(vehicle) ? 'Truck Details' : 'Car Details';

/** What stands on the page of a vehicle that is gone (STATUS-08). */
export const soldMessage = (vehicle: Item): string => {
  const type = isTruck(vehicle) ? 'truck' : itemWord(vehicle);
  return `Unfortunately this ${type} recently sold. But don't worry, we can help you find a similar ${type}!`;
};
