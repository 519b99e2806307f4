import { ENGLISH } from '../platform/language/languages.ts';
import { type Translator, translatorOf } from '../platform/language/translator.ts';
import type { SoldText } from '../sites/sold-text.ts';
import { itemWord, soldMessage } from './item-type.ts';
import type { Vehicle } from './vehicle.ts';

/** A sale is recent for this many days. */
const RECENT_DAYS = 30;
const DAY_SECONDS = 86_400;

type Gone = Pick<Vehicle, 'item_type' | 'status'> & Partial<Vehicle>;

/** Says that a vehicle is sold only if its feed did: one that left its feed may have moved elsewhere. */
export const goneTitle = (
  vehicle: Gone,
  t: Translator<'checkout'> = translatorOf(ENGLISH, 'checkout'),
): string =>
  t('obstacle.soldTitle', { noun: itemWord(vehicle), state: vehicle.status === 'sold' ? 'sold' : 'gone' });

/** Says why a vehicle can no longer be reserved. */
export const goneBeforeReserving = (
  { status }: Gone,
  t: Translator<'checkout'> = translatorOf(ENGLISH, 'checkout'),
): string => t(status === 'sold' ? 'obstacle.soldText' : 'obstacle.goneText');

/**
 * Returns the message on the page of a vehicle that is not for sale.
 * @param soldText `recentlySold` is the specification's text for every such vehicle (STATUS-08); `byStatus`
 * says sold only if the feed did, and recently only within 30 days of the feed's sold date
 * @param t the texts of vehicles in the language of the page; English without it
 */
export function goneMessage(
  vehicle: Gone & Pick<Vehicle, 'sold_date_timestamp'>,
  soldText: SoldText,
  now: Date,
  t?: Translator<'vehicle'>,
): string {
  const noun = itemWord(vehicle);
  const sold = () => (t ? t('gone.recentlySold', { noun }) : soldMessage(vehicle));
  if (soldText === 'recentlySold') return sold();
  const { status, sold_date_timestamp: soldAt } = vehicle;
  const isRecent = soldAt !== null && now.getTime() / 1000 - soldAt <= RECENT_DAYS * DAY_SECONDS;
  if (status === 'sold' && isRecent) return sold();
  if (t) return t('gone.message', { noun, status: status === 'sold' ? 'sold' : 'gone' });
  return `Unfortunately ${goneTitle(vehicle).replace('This', 'this')}. But don't worry, we can help you find a similar ${itemWord(vehicle)}!`;
}
