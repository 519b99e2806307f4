import { itemWord } from './item-type.ts';
import { displayPrice } from './price.ts';
import type { Vehicle } from './vehicle.ts';
import { isInStock } from './visibility.ts';

/** The fields of a vehicle that may change while somebody looks at its page (VDP-49, reading 93). */
export type ChangingFields = Pick<
  Vehicle,
  'status' | 'reserved' | 'price' | 'offer_price' | 'before_price' | 'subscription_price' | 'preorder'
>;

/** Takes only those fields from a vehicle, since they travel to the browser. */
export const changingFields = (vehicle: ChangingFields): ChangingFields => ({
  status: vehicle.status,
  reserved: vehicle.reserved,
  price: vehicle.price,
  offer_price: vehicle.offer_price,
  before_price: vehicle.before_price,
  subscription_price: vehicle.subscription_price,
  preorder: vehicle.preorder,
});

/** How many people looked, as the sidebar says it (OPEN-059); null where nothing is said. */
export const viewsText = (views: number | null): string | null =>
  views === null || views < 1 ? null : `${views.toLocaleString('en-AU')} ${views === 1 ? 'view' : 'views'}`;

/** A change of a vehicle since its page was made, in words. */
export interface VehicleChange {
  kind: 'gone' | 'reserved' | 'free' | 'price';
  text: string;
  /** What the visitor can do now. */
  next: string | null;
}

/**
 * What a visitor is told of a vehicle that changed under their eyes; the gravest alone.
 * @param page the fields that the page was made with
 * @param now the fields as they are
 * @param rules how the site shows prices
 * @returns null when nothing changed that anybody would notice
 */
export function vehicleChange(
  {
    item_type,
    simple_body,
    ...page
  }: ChangingFields & Pick<Vehicle, 'item_type'> & Partial<Pick<Vehicle, 'simple_body'>>,
  now: ChangingFields,
  rules: { subscriptionEnabled: boolean; noPriceText: string },
): VehicleChange | null {
  const noun = itemWord({ item_type, simple_body });
  const wasInStock = isInStock(page.status);
  if (wasInStock && !isInStock(now.status)) {
    const text =
      now.status === 'sold' ? `This ${noun} has just been sold.` : `This ${noun} is no longer for sale.`;
    return { kind: 'gone', text, next: 'There are similar ones below.' };
  }
  if (!wasInStock && !isInStock(now.status)) return null;
  if (now.reserved && !page.reserved)
    return {
      kind: 'reserved',
      text: `This ${noun} has just been reserved.`,
      next: 'You can still enquire in case it becomes available.',
    };
  if (!wasInStock || (page.reserved && !now.reserved))
    return { kind: 'free', text: `This ${noun} is available again.`, next: null };
  const price = displayPrice(now, rules);
  if (price.text === displayPrice(page, rules).text) return null;
  const text =
    price.amount === null
      ? 'The price has just changed.'
      : `The price is now ${price.text}${price.suffix ?? ''}.`;
  return { kind: 'price', text, next: null };
}
