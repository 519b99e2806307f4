import type { Car } from './car.ts';

type Item = Pick<Car, 'item_type'>;

/** The word for the vehicle in running text (OPEN-052). */
export const itemWord = (car: Item): 'car' | 'caravan' => (car.item_type === 'caravan' ? 'caravan' : 'car');

/** The heading of the details panel (VDP-41, OPEN-053). */
export const detailsTitle = (car: Item): string =>
  car.item_type === 'caravan' ? 'Caravan Details' : 'Car Details';

/** What stands on the page of a vehicle that is gone (STATUS-08). */
export const soldMessage = (car: Item): string => {
  const type = itemWord(car);
  return `Unfortunately this ${type} recently sold. But don't worry, we can help you find a similar ${type}!`;
};
