import { type OpeningHour, type SpecialHour, specialSpan } from '@forecourt/lib/sites/hours';
import type { Site } from '@forecourt/lib/sites/site';
import type { AutoDealer, OpeningHoursSpecification, WithContext } from 'schema-dts';
import type { Location } from '@/content/locations.server.ts';
import { locationHref, profileHref } from '@/features/location/address.ts';
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

/** Returns structured data (OPEN-125), without reviews: search engines penalise self-published ratings. */
export function autoDealer(site: Site, location: Location): WithContext<AutoDealer> {
  const { address } = location;
  const profile = profileHref(address);
  const phone = site.settings.phoneOverride ?? phoneOf(location);
  const url = absolute(site, locationHref(site, location));
  const week = openingHours(location.contact_detail.opening_hours);
  const special = specialOpeningHours(location.special_hours);
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${url}#dealer`,
    name: location.name,
    url,
    ...(phone ? { telephone: phone } : {}),
    ...(location.image?.url ? { image: location.image.url } : {}),
    ...(site.logo ? { logo: site.logo.url } : {}),
    ...(address
      ? {
          address: {
            '@type': 'PostalAddress',
            ...(address.street ? { streetAddress: address.street } : {}),
            ...(address.city ? { addressLocality: address.city } : {}),
            ...(address.state ? { addressRegion: address.state } : {}),
            ...(address.postcode ? { postalCode: address.postcode } : {}),
            addressCountry: 'AU',
          },
        }
      : {}),
    ...(address?.lat != null && address.long != null
      ? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }
      : {}),
    ...(profile ? { hasMap: profile } : {}),
    ...(week.length ? { openingHoursSpecification: week } : {}),
    ...(special.length ? { specialOpeningHoursSpecification: special } : {}),
    ...(location.manufacturers.length
      ? { brand: location.manufacturers.map(({ name }) => ({ '@type': 'Brand' as const, name })) }
      : {}),
  };
}
