import { isPostcode } from '../platform/geocode/postcode.ts';
import type { Translator } from '../platform/language/translator.ts';
import { formatMoney } from '../platform/text/format.ts';

/** Messages if there is no estimate (DELIV-01, DELIV-02). */
export const DELIVERY_MESSAGES = {
  empty: 'Please enter a postcode.',
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
  failed: 'We could not get an estimate just now. Please try again in a moment, or give us a call.',
} as const;

/** A delivery region: postcodes as `3000` or `3000-3207`, price in dollars. */
export interface DeliveryRegion {
  name: string;
  postcodes: readonly string[];
  price: number;
}

export interface DeliveryEstimate {
  name: string;
  price: number;
}

interface Range {
  from: number;
  to: number;
}

/** Returns whether Australia Post uses a postcode: 0200 to 0299, and 0800 or higher. */
const isAustralian = (postcode: number): boolean => (postcode >= 200 && postcode < 300) || postcode >= 800;

/** Parses `3000`, or `3000-3207` with any dash; null for invalid postcodes. */
export function parsePostcodes(text: string): Range | null {
  const [first = '', last = first, ...more] = text.split(/[-–—]/).map((part) => part.trim());
  if (more.length > 0 || !isPostcode(first) || !isPostcode(last)) return null;
  const range = { from: Number(first), to: Number(last) };
  return range.from <= range.to && isAustralian(range.from) && isAustralian(range.to) ? range : null;
}

/** Returns an error message if a postcode is invalid or in two entries, or null. */
export function deliveryProblem(
  regions: readonly Pick<DeliveryRegion, 'name' | 'postcodes'>[],
): string | null {
  const entries: (Range & { text: string; name: string })[] = [];
  for (const { name, postcodes } of regions) {
    for (const text of postcodes) {
      const range = parsePostcodes(text);
      if (!range)
        return `'${text}' in ${name} is not an Australian postcode. Enter 3000, or 3000-3207 for a range.`;
      entries.push({ ...range, text, name });
    }
  }
  const inOrder = entries.toSorted((one, other) => one.from - other.from || one.to - other.to);
  for (const [index, entry] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && before.to >= entry.from)
      return `${before.text} in ${before.name} and ${entry.text} in ${entry.name} overlap. A postcode has one price.`;
  }
  return null;
}

/** Parses a typed postcode, also with full-width digits; null if invalid. */
export function typedPostcode(text: string): string | null {
  const postcode = text.normalize('NFKC').trim();
  return isPostcode(postcode) ? postcode : null;
}

/** Returns the delivery price for a postcode (DELIV-05); null if it is not listed. */
export function deliveryEstimate(
  regions: readonly DeliveryRegion[],
  postcode: string,
): DeliveryEstimate | null {
  const number = Number(postcode);
  const region = regions.find(({ postcodes }) =>
    postcodes.some((text) => {
      const range = parsePostcodes(text);
      return range !== null && range.from <= number && number <= range.to;
    }),
  );
  return region ? { name: region.name, price: region.price } : null;
}

/** Formats `Delivery to Adelaide: $150 (estimate)`, with `Free` for 0 (OPEN-084). */
export const deliveryText = ({ name, price }: DeliveryEstimate, t?: Translator<'vehicleCosts'>): string =>
  t
    ? t('delivery.result', { name, price: formatMoney(price), isFree: price > 0 ? 'no' : 'yes' })
    : `Delivery to ${name}: ${price > 0 ? formatMoney(price) : 'Free'} (estimate)`;
