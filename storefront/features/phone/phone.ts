import type { Site } from '@forecourt/lib/sites/site';

/** A phone number with the data of its link; kept small, since it is sent to the browser with every link. */
export interface ShownPhone {
  number: string;
  /** True if masked until clicked (PHONE-01); false if the site shows numbers in full (PHONE-04). */
  masked: boolean;
  /** The vehicle and dealership in the log of reveals (OPEN-005). */
  car_id: string | null;
  dealership_id: string | null;
  website_id: string;
}

/** Visible characters of a masked number (PHONE-01), and the mask (OPEN-092). */
const READABLE = 5;
const REST = 'XXXXX';

/** `(07) XXXXX`; numbers too short to hide anything are unchanged. */
export const maskPhone = (number: string): string =>
  number.length > READABLE ? number.slice(0, READABLE) + REST : number;

/** Returns `tel:0770100110`, with digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/**
 * Returns the address that opens a phone's messages with a text to a number.
 * @param number in E.164: `+61480000110`
 */
export const smsHref = (number: string, text: string): string =>
  `sms:${number}?&body=${encodeURIComponent(text)}`;

/**
 * Returns a number with the data of its link; null without a number.
 * @param about the vehicle or the owner of the number; defaults to the site's main dealership
 */
export function shownPhone(
  site: Pick<Site, 'id' | 'features' | 'dealerships'>,
  number: string | null,
  about: { carId?: string; dealershipId?: string | null } = {},
): ShownPhone | null {
  if (!number) return null;
  const own = site.dealerships.find(({ id }) => id === about.dealershipId) ?? site.dealerships[0];
  return {
    number,
    masked: !site.features.phoneRevealImmediate,
    car_id: about.carId ?? null,
    dealership_id: own?.id ?? null,
    website_id: site.id,
  };
}
