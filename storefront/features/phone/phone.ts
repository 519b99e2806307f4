import type { Site } from '@forecourt/lib/sites/site';

/** A number as its link needs it; small, since it travels to the browser with every link. */
export interface ShownPhone {
  number: string;
  /** Only its beginning is shown until somebody presses it (PHONE-01); false where the site shows numbers whole (PHONE-04). */
  masked: boolean;
  /** Whose number it is and on which vehicle's page it stands, as the log of reveals names them (OPEN-005). */
  car_id: string | null;
  dealership_id: string | null;
  website_id: string;
}

/** Characters of a masked number that one may read (PHONE-01), and what stands for the rest (OPEN-092). */
const READABLE = 5;
const REST = 'XXXXX';

/** `(07) XXXXX`; a number so short that nothing of it would be hidden stays as it is. */
export const maskPhone = (number: string): string =>
  number.length > READABLE ? number.slice(0, READABLE) + REST : number;

/** `tel:0770100110`, digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/**
 * A number with what its link needs of the site.
 * @param number null when there is none: then null comes back
 * @param about the vehicle it is shown for, or else whose number it is; the site's main dealership without either
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
