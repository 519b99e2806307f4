import { isPostcode } from '../../platform/geocode/postcode.ts';
import { type StateCode, stateCode } from '../../sites/state-codes.ts';

/** Where the browser keeps what the shopper said about their place, for prices with government charges. */
export const SHOPPER_PLACE_KEY = 'forecourt:drive-away-postcode';

/** What a shopper said about where they live. A postcode alone is what earlier versions stored. */
export interface ShopperPlace {
  postcode: string | null;
  state: StateCode | null;
}

/** Parses `3000 VIC`, `VIC` or `3000`; anything else is no place. */
export function parseShopperPlace(text: string | null | undefined): ShopperPlace {
  const [first = '', last = first] = (text ?? '').split(' ');
  return { postcode: isPostcode(first) ? first : null, state: stateCode(last) };
}

/** Returns the text that `parseShopperPlace` reads. */
export const shopperPlaceText = ({ postcode, state }: ShopperPlace): string =>
  [postcode, state].filter(Boolean).join(' ');
