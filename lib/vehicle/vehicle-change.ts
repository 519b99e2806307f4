import type { Translator } from '../platform/language/translator.ts';
import { formatWhole } from '../platform/text/format.ts';
import { itemWord } from './item-type.ts';
import type { PriceRules } from './price-rules.ts';
import { type PricedVehicle, priceStatement } from './price-statement.ts';
import type { Vehicle } from './vehicle.ts';
import { isInStock } from './visibility.ts';

/** Fields that may change while a page is open (VDP-49): availability and prices. */
export type ChangingFields = Pick<Vehicle, 'status' | 'reserved'> & PricedVehicle;

export const changingFields = (vehicle: ChangingFields): ChangingFields => ({
  status: vehicle.status,
  reserved: vehicle.reserved,
  price: vehicle.price,
  offer_price: vehicle.offer_price,
  before_price: vehicle.before_price,
  subscription_price: vehicle.subscription_price,
  preorder: vehicle.preorder,
  price_type: vehicle.price_type,
  car_type: vehicle.car_type,
});

/** Returns the number of views for the sidebar (OPEN-059); null if nothing to show. */
export function viewsText(views: number | null, t?: Translator<'vehicleClient'>): string | null {
  if (views === null || views < 1) return null;
  if (t) return t('views', { count: views, views: formatWhole(views) });
  return `${formatWhole(views)} ${views === 1 ? 'view' : 'views'}`;
}

export interface VehicleChange {
  kind: 'gone' | 'reserved' | 'free' | 'price';
  text: string;
  next: string | null;
}

/**
 * Returns the most important change since a page was rendered; null if none is visible.
 * @param page the fields when the page was rendered
 * @param texts the texts of the page's language; English without them
 */
export function vehicleChange(
  {
    item_type,
    simple_body,
    ...page
  }: ChangingFields & Pick<Vehicle, 'item_type'> & Partial<Pick<Vehicle, 'simple_body'>>,
  now: ChangingFields,
  rules: PriceRules,
  { t, price: priceTexts }: { t?: Translator<'vehicleChange'>; price?: Translator<'price'> } = {},
): VehicleChange | null {
  const noun = itemWord({ item_type, simple_body });
  const wasInStock = isInStock(page.status);
  if (wasInStock && !isInStock(now.status)) {
    if (t) {
      const status = now.status === 'sold' ? 'sold' : 'gone';
      return { kind: 'gone', text: t('gone', { noun, status }), next: t('seeSimilar') };
    }
    const text =
      now.status === 'sold' ? `This ${noun} has just been sold.` : `This ${noun} is no longer for sale.`;
    return { kind: 'gone', text, next: 'See similar ones below.' };
  }
  if (!wasInStock && !isInStock(now.status)) return null;
  if (now.reserved && !page.reserved)
    return {
      kind: 'reserved',
      text: t ? t('reserved', { noun }) : `This ${noun} has just been reserved.`,
      next: t ? t('stillEnquire') : 'You can still enquire in case it becomes available.',
    };
  if (!wasInStock || (page.reserved && !now.reserved))
    return {
      kind: 'free',
      text: t ? t('free', { noun }) : `This ${noun} is available again.`,
      next: null,
    };
  const { price, text: words } = priceStatement(now, rules, priceTexts);
  if (words === priceStatement(page, rules, priceTexts).text) return null;
  if (t)
    return {
      kind: 'price',
      text: price === null ? t('price') : t('priceNow', { price: sentenceEnd(words, t('stop')) }),
      next: null,
    };
  const text = price === null ? 'The price has just changed.' : `The price is now ${sentenceEnd(words)}`;
  return { kind: 'price', text, next: null };
}

/** Adds a full stop, unless the text ends with one: `$34,990 Excl. Govt. Charges.` */
const sentenceEnd = (text: string, stop = '.'): string => (text.endsWith('.') ? text : `${text}${stop}`);
