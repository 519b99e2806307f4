import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { SanityClient } from 'sanity';

export interface SitePlace {
  id: string;
  name: string;
  department: string | null;
  primary: boolean;
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  phone: string | null;
}

/** The details of a site that a new page is filled in with. */
export interface SiteFacts {
  id: string;
  name: string;
  /** Such as `Australia/Perth`. */
  timeZone: string;
  brand: string | null;
  places: SitePlace[];
  /** Up to three slides, last changed first. */
  slides: string[];
  pages: { id: string; path: string; title: string }[];
  offers: number;
  people: number;
  reviews: number;
}

export const SITE_FACTS = `*[_type == "site" && _id == $site][0]{
  "id": _id, "name": coalesce(name, ""),
  "timeZone": coalesce(settings.timeZone, "${settingDefinitions.timeZone.fallback}"),
  "brand": manufacturer->name,
  "places": coalesce((locations[]->)[coalesce(visible, true)]{
    "id": _id, "name": coalesce(name, ""), "department": location_type, "primary": coalesce(primary, false),
    "street": address.street, "city": address.city, "state": address.state, "postcode": address.postcode,
    "phone": coalesce(contact_detail.phone, contact_detail.landline_phone)
  }, []),
  "slides": *[_type == "slide" && ${IS_ENGLISH} && site._ref == ^._id && defined(image.asset)] | order(_updatedAt desc)[0...3]._id,
  "pages": *[_type == "page" && ${IS_ENGLISH} && site._ref == ^._id && defined(path.current)] | order(path.current asc){
    "id": _id, "path": path.current, "title": coalesce(title, "")
  },
  "offers": count(*[_type == "offer" && ${IS_ENGLISH} && ^._id in sites[]._ref]),
  "people": count(*[_type == "person" && ${IS_ENGLISH} && site._ref == ^._id]),
  "reviews": count(*[_type == "review" && site._ref == ^._id])
}`;

/** Loads the published details of a site, as references may only point to published documents. */
export async function readSiteFacts(client: SanityClient, site: string): Promise<SiteFacts | null> {
  return client
    .withConfig({ perspective: 'published' })
    .fetch<SiteFacts | null>(SITE_FACTS, { site }, { tag: 'create.facts' });
}

/** Returns the primary location of a site, or else a sales location or the first. */
export const mainPlace = ({ places }: Pick<SiteFacts, 'places'>): SitePlace | undefined =>
  places.find(({ primary }) => primary) ??
  places.find(({ department }) => department === 'sales') ??
  places[0];

/** Returns the known parts of an address, such as '114 Sandgate Road, Albion QLD 4010'. */
export function addressLine({ street, city, state, postcode }: SitePlace): string {
  const town = [city, state, postcode].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** Returns the towns of a site, such as 'Albion, Southport and Ipswich'. */
export function towns({ places }: Pick<SiteFacts, 'places'>): string {
  const names = [...new Set(places.flatMap(({ city }) => city ?? []))];
  return listOf(names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more towns`] : names);
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names);

/** Returns the departments of a site, such as 'sales, service and parts'. */
export function departments({ places }: Pick<SiteFacts, 'places'>): string {
  const departmentNames = ['sales', 'service', 'parts'].filter((name) =>
    places.some(({ department }) => department === name),
  );
  return listOf(departmentNames);
}
