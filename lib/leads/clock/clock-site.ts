import { confirmedTimes } from '../../sites/confirmed-times.ts';
import type { OpeningHour, SpecialHour } from '../../sites/hours.ts';
import type { OpeningTimes } from '../../sites/open-now.ts';
import { placeTimeZone } from '../../sites/place-time-zone.ts';

/** A place of a site, as far as its clock is concerned. */
export interface ClockPlace {
  id: string;
  name: string;
  dealershipId: string | null;
  primary: boolean;
  address: { state?: string | null; postcode?: string | null } | null;
  openingHours: readonly OpeningHour[];
  specialHours: readonly SpecialHour[];
}

export interface ClockSite {
  timeZone: string;
  places: readonly ClockPlace[];
}

/** Where a lead belongs. */
export interface LeadPlace {
  dealershipId: string | null;
  locationId: string | null;
}

/** Returns the place of a lead: its location, else its dealership's main one, else the site's main one. */
export function placeOfLead(
  { places }: ClockSite,
  { dealershipId, locationId }: LeadPlace,
): ClockPlace | null {
  const ofDealership = places.filter((place) => place.dealershipId === dealershipId);
  const main = (list: readonly ClockPlace[]) => list.find(({ primary }) => primary) ?? list[0];
  return places.find(({ id }) => id === locationId) ?? main(ofDealership) ?? main(places) ?? null;
}

/** Returns the time zone of a place, or the site's without one. */
export const zoneOfPlace = ({ timeZone }: ClockSite, place: ClockPlace | null): string =>
  placeTimeZone(place?.address, timeZone);

/**
 * Returns the opening times by which a place's deadlines are counted. Public holidays are closed until an
 * editor enters their hours.
 * @returns null if no hours are listed
 */
export const clockTimes = (site: ClockSite, place: ClockPlace | null, now: Date): OpeningTimes | null =>
  place &&
  confirmedTimes(
    { week: place.openingHours, special: place.specialHours, address: place.address },
    zoneOfPlace(site, place),
    now,
  );
