import { Hono } from 'hono';
import { byName, inPostcode, type Locality } from './postcodes.ts';

const STATE_NAMES: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

/**
 * Google's Geocoding API for Australian postcodes and suburbs: takes `address` and `components`, returns
 * results with address components and coordinates.
 * https://developers.google.com/maps/documentation/geocoding/requests-geocoding
 */
export function geocoding(key: string): Hono {
  const routes = new Hono();
  routes.get('/maps/api/geocode/json', (context) => {
    if (context.req.query('key') !== key) {
      return context.json({
        status: 'REQUEST_DENIED',
        error_message: 'The provided API key is invalid.',
        results: [],
      });
    }
    const components = componentsOf(context.req.query('components') ?? '');
    const address = context.req.query('address') ?? '';
    if (address === '' && components.size === 0) {
      return context.json({ status: 'INVALID_REQUEST', results: [] }, 400);
    }
    const isAbroad =
      components.has('country') && !['au', 'australia'].includes(components.get('country') ?? '');
    const postcode = components.get('postal_code') ?? /^\d{4}$/.exec(address)?.[0];
    const results = isAbroad ? [] : postcode ? postcodeResult(postcode) : byName(address).map(localityResult);
    return context.json({ status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results: results });
  });
  return routes;
}

/** Parses `country:AU|postal_code:4510`. */
const componentsOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split('|')
      .map((pair) => pair.split(':', 2))
      .filter((pair): pair is [string, string] => pair.length === 2)
      .map(([name, value]) => [name, value.trim().toLowerCase()]),
  );

/**
 * Returns one result for a postcode: the median of its localities' coordinates, named after the nearest
 * locality.
 */
function postcodeResult(postcode: string): object[] {
  const localitiesInPostcode = inPostcode(postcode);
  if (localitiesInPostcode.length === 0) return [];
  const median = (coordinate: (locality: Locality) => number) =>
    localitiesInPostcode.map(coordinate).toSorted((a, b) => a - b)[
      Math.floor(localitiesInPostcode.length / 2)
    ] ?? 0;
  const centre = { lat: median(({ lat }) => lat), lng: median(({ lng }) => lng) };
  const distance = ({ lat, lng }: Locality) => Math.hypot(lat - centre.lat, lng - centre.lng);
  const [nearest] = localitiesInPostcode.toSorted((a, b) => distance(a) - distance(b));
  return nearest ? [resultOf({ ...nearest, ...centre }, 'postal_code')] : [];
}

const localityResult = (locality: Locality): object => resultOf(locality, 'locality');

function resultOf({ name, postcode, state, lat, lng }: Locality, type: string): object {
  const component = (long_name: string, short_name: string, ...types: string[]) => ({
    long_name,
    short_name,
    types,
  });
  return {
    address_components: [
      component(name, name, 'locality', 'political'),
      component(STATE_NAMES[state] ?? state, state, 'administrative_area_level_1', 'political'),
      component('Australia', 'AU', 'country', 'political'),
      component(postcode, postcode, 'postal_code'),
    ],
    formatted_address: `${name} ${state} ${postcode}, Australia`,
    geometry: { location: { lat, lng }, location_type: 'APPROXIMATE' },
    types: [type],
  };
}
