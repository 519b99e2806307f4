import type { Site } from '@forecourt/lib/sites/site';
import type { Dealership } from '@/content/directory.server.ts';
import type { Location } from '@/content/locations.server.ts';
import { type PictureSource, pictureSource } from '@/content/picture.ts';
import { locationHref } from '@/features/location/address.ts';
import { phoneOf } from '@/features/location/merge-locations.ts';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';

/** A dealership's card data; kept small, since it is sent to the browser. */
export interface ListedDealership {
  slug: string;
  name: string;
  website: string | null;
  phone: ShownPhone | null;
  picture: PictureSource | null;
  places: { name: string; href: string }[];
  brands: string[];
}

/** Returns the dealerships of a site with their showrooms, but no other departments. */
export function dealershipsOf(
  site: Site,
  dealerships: readonly Dealership[],
  locations: readonly Location[],
): ListedDealership[] {
  return dealerships
    .filter(({ slug, name }) => slug && name)
    .map(({ id, slug, name, website }) => {
      const own = locations.filter(({ dealership_id }) => dealership_id === id);
      const showrooms = own.filter(({ location_type }) => location_type === 'sales' || !location_type);
      const places = showrooms.length ? showrooms : own;
      const phone =
        site.settings.phoneOverride ?? places.map(phoneOf).find((number) => number !== null) ?? null;
      return {
        slug,
        name,
        website,
        phone: shownPhone(site, phone, { dealershipId: id }),
        picture: pictureSource(places.find(({ image }) => image?.url)?.image),
        places: places.map((place) => ({
          name: place.address?.city ?? place.name,
          href: locationHref(site, place),
        })),
        brands: [
          ...new Set(own.flatMap(({ manufacturers }) => manufacturers.map((brand) => brand.name))),
        ].toSorted(),
      };
    });
}
