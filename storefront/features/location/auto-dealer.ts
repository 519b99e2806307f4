import { type OpeningHour, type SpecialHour, specialSpan } from '@forecourt/lib/sites/hours';
import type { Site } from '@forecourt/lib/sites/site';
import type { AutoDealer, OpeningHoursSpecification, PostalAddress, WithContext } from 'schema-dts';
import type { Location } from '@/content/locations.server.ts';
import { locationHref, profileHref } from '@/features/location/address.ts';
import { type Department, departmentOf } from '@/features/location/departments.ts';
import { phoneOf } from '@/features/location/merge-locations.ts';
import { absolute } from '@/seo/absolute.ts';

const CLOSED = { opens: '00:00', closes: '00:00' };
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function openingHours(week: readonly OpeningHour[]): OpeningHoursSpecification[] {
  const openDays = week.flatMap(({ weekday, status, open, close }) => {
    const day = weekday === null ? undefined : DAYS[weekday];
    return day && status === 'Open' && open && close ? [{ day, open, close }] : [];
  });
  const sameHours = Map.groupBy(openDays, ({ open, close }) => `${open}-${close}`);
  return [...sameHours.values()].flatMap((days) =>
    days.slice(0, 1).map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map(({ day }) => day),
      opens: open,
      closes: close,
    })),
  );
}

/**
 * Returns special hours; for a closed day opens and closes are equal, as Google requires. Public holidays that
 * nobody has confirmed have none: for those, search engines say themselves that hours might differ, and any
 * entry would claim to know.
 */
function specialOpeningHours(days: readonly SpecialHour[]): OpeningHoursSpecification[] {
  return days.flatMap((day) => {
    if (!day.date) return [];
    const { status, open, close } = specialSpan(day);
    const hours = status === 'Open' && open && close ? { opens: open, closes: close } : CLOSED;
    return [
      {
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: day.date,
        validThrough: day.date,
        ...hours,
      },
    ];
  });
}

/** The schema.org type of a department; a buying centre and an unnamed department are dealers. */
const DEPARTMENT_TYPES = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
} as const satisfies Record<Department, string>;

function postalAddress(address: Location['address']): PostalAddress | null {
  if (!address) return null;
  return {
    '@type': 'PostalAddress',
    ...(address.street ? { streetAddress: address.street } : {}),
    ...(address.city ? { addressLocality: address.city } : {}),
    ...(address.state ? { addressRegion: address.state } : {}),
    ...(address.postcode ? { postalCode: address.postcode } : {}),
    addressCountry: 'AU',
  };
}

/** Returns who to contact and where, the part that dealers, departments and sellers have in common. */
function contactOf(location: Location, phone: string | null) {
  const address = postalAddress(location.address);
  return {
    name: location.name,
    ...(phone ? { telephone: phone } : {}),
    ...(location.image?.url ? { image: location.image.url } : {}),
    ...(address ? { address } : {}),
  };
}

const hoursOf = (location: Location) => {
  const week = openingHours(location.contact_detail.opening_hours);
  const special = specialOpeningHours(location.special_hours);
  return {
    ...(week.length ? { openingHoursSpecification: week } : {}),
    ...(special.length ? { specialOpeningHoursSpecification: special } : {}),
  };
};

const dealerId = (url: string): string => `${url}#dealer`;

/**
 * Returns the seller of an offer: the dealer of the location's page, with the phone number that the vehicle's
 * page shows.
 */
export function sellerAt(site: Site, location: Location, phone: string | null) {
  const url = absolute(site, locationHref(site, location));
  return { '@type': 'AutoDealer' as const, '@id': dealerId(url), ...contactOf(location, phone), url };
}

function department(site: Site, location: Location) {
  const kind = departmentOf(location);
  return {
    '@type': kind ? DEPARTMENT_TYPES[kind] : ('AutoDealer' as const),
    ...contactOf(location, site.settings.phoneOverride ?? phoneOf(location)),
    ...hoursOf(location),
  };
}

/**
 * Returns structured data (OPEN-125), without reviews: search engines penalise self-published ratings.
 * @param others the other departments of the same location
 */
export function autoDealer(
  site: Site,
  location: Location,
  others: readonly Location[] = [],
): WithContext<AutoDealer> {
  const { address } = location;
  const profile = profileHref(address);
  const url = absolute(site, locationHref(site, location));
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': dealerId(url),
    ...contactOf(location, site.settings.phoneOverride ?? phoneOf(location)),
    url,
    ...(site.logo ? { logo: site.logo.url } : {}),
    ...(address?.lat != null && address.long != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }
      : {}),
    ...(profile ? { hasMap: profile } : {}),
    ...hoursOf(location),
    ...(location.manufacturers.length
      ? { brand: location.manufacturers.map(({ name }) => ({ '@type': 'Brand' as const, name })) }
      : {}),
    ...(others.length ? { department: others.map((other) => department(site, other)) } : {}),
  };
}
