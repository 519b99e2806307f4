import { distanceText, kilometresBetween } from '../platform/geocode/distance.ts';
import { ENGLISH } from '../platform/language/languages.ts';
import { type Translator, translatorOf } from '../platform/language/translator.ts';
import { stateCode } from './state-codes.ts';

interface Place {
  name: string;
  primary?: boolean | null;
  address: {
    city?: string | null;
    state?: string | null;
    lat?: number | null;
    long?: number | null;
  } | null;
}

/** Returns `770 km`. */
const kilometresText = (kilometres: number, t: Translator<'checkout'>): string =>
  kilometres < 1 ? t('elsewhere.close') : distanceText(kilometres).replace(/ away$/, '');

interface OtherState {
  /** `Perth, WA` */
  place: string;
  /** From the site's main location; null if unknown. */
  kilometres: number | null;
  main: string;
  mainState: string;
}

/** Returns where a vehicle stands if that is another state than the site's main location: see `otherStateText`. */
export function otherState(
  vehicle: { city?: string | null; state?: string | null },
  location: Place | null,
  locations: readonly Place[],
): OtherState | null {
  const main = locations.find(({ primary }) => primary) ?? locations[0];
  const state = stateCode(vehicle.state) ?? stateCode(location?.address?.state);
  const mainState = stateCode(main?.address?.state);
  if (!main || !state || !mainState || state === mainState) return null;
  const city = (stateCode(vehicle.state) && vehicle.city?.trim()) || location?.address?.city?.trim();
  return {
    place: [city, state].filter(Boolean).join(', '),
    kilometres: location && distance(main, location),
    main: main.name,
    mainState,
  };
}

/**
 * Returns a sentence for a vehicle that stands in another state than the site's main location; null if it does
 * not, or if either state is unknown. Shoppers read it before they pay, on their receipt and in its mail.
 * @param vehicle where a consigned vehicle stands; its location counts if it has no place of its own
 * @param location where it is sold
 * @param locations of the site, in its order
 */
export function otherStateText(
  vehicle: { noun: string; city?: string | null; state?: string | null },
  location: Place | null,
  locations: readonly Place[],
  t: Translator<'checkout'> = translatorOf(ENGLISH, 'checkout'),
): string | null {
  const other = otherState(vehicle, location, locations);
  if (!other) return null;
  const { place, kilometres, main, mainState } = other;
  const facts = { noun: vehicle.noun, place, main };
  return kilometres
    ? t('elsewhere.distance', { ...facts, distance: kilometresText(kilometres, t) })
    : t('elsewhere.state', { ...facts, state: mainState });
}

function distance({ address: one }: Place, { address: other }: Place): number | null {
  if (one?.lat == null || one.long == null || other?.lat == null || other.long == null) return null;
  return kilometresBetween({ lat: one.lat, lng: one.long }, { lat: other.lat, lng: other.long });
}
