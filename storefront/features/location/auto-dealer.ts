import type { Site } from '@forecourt/lib/site/site';
import type { AutoDealer, OpeningHoursSpecification, WithContext } from 'schema-dts';
import type { Location } from '@/content/locations.server.ts';
import { locationHref } from '@/features/location/address.ts';
import type { OpeningHour } from '@/features/location/hours.ts';
import { phoneOf } from '@/features/location/merge.ts';
import { absolute } from '@/seo/absolute.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function openingHours(week: readonly OpeningHour[]): OpeningHoursSpecification[] {
  return week.flatMap(({ weekday, status, open, close }) => {
    const day = weekday === null ? undefined : DAYS[weekday];
    return day && status === 'Open' && open && close
      ? [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: day, opens: open, closes: close }]
      : [];
  });
}

/** A location as structured data: what it is, where, when open, how to reach it (OPEN-125). */
export function autoDealer(site: Site, location: Location): WithContext<AutoDealer> {
  const { address } = location;
  const phone = site.settings.phoneOverride ?? phoneOf(location);
  const url = absolute(site, locationHref(site, location));
  const hours = openingHours(location.contact_detail.opening_hours);
  const rated =
    !site.features.reviewsHidden &&
    location.reviews?.count &&
    (location.reviews.average_rating ?? 0) > site.settings.minReviewRating;
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
    ...(hours.length ? { openingHoursSpecification: hours } : {}),
    ...(rated && location.reviews
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: location.reviews.average_rating ?? 0,
            reviewCount: location.reviews.count ?? 0,
          },
        }
      : {}),
    ...(location.manufacturers.length
      ? { brand: location.manufacturers.map(({ name }) => ({ '@type': 'Brand' as const, name })) }
      : {}),
  };
}
