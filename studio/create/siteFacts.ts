import { settingDefinitions } from '@forecourt/lib/sites/settings';
import type { SanityClient } from 'sanity';

/** A place of a site, in the words that a page says of it. */
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

/** What a new page can say of its site without asking anybody. */
export interface SiteFacts {
  id: string;
  name: string;
  /** By whose clock its moments are, such as `Australia/Perth`. */
  timeZone: string;
  /** The brand of a site that sells one. */
  brand: string | null;
  places: SitePlace[];
  /** Up to three slides, the latest changed first. */
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
  "slides": *[_type == "slide" && site._ref == ^._id && defined(image.asset)] | order(_updatedAt desc)[0...3]._id,
  "pages": *[_type == "page" && site._ref == ^._id && defined(path.current)] | order(path.current asc){
    "id": _id, "path": path.current, "title": coalesce(title, "")
  },
  "offers": count(*[_type == "offer" && ^._id in sites[]._ref]),
  "people": count(*[_type == "person" && site._ref == ^._id]),
  "reviews": count(*[_type == "review" && site._ref == ^._id])
}`;

/** What is published of a site: a reference may only name what is. */
export async function readSiteFacts(client: SanityClient, site: string): Promise<SiteFacts | null> {
  return client
    .withConfig({ perspective: 'published' })
    .fetch<SiteFacts | null>(SITE_FACTS, { site }, { tag: 'create.facts' });
}

/** The place that a site speaks of when it names one. */
export const mainPlace = ({ places }: Pick<SiteFacts, 'places'>): SitePlace | undefined =>
  places.find(({ primary }) => primary) ??
  places.find(({ department }) => department === 'sales') ??
  places[0];

/** '114 Sandgate Road, Albion QLD 4010', as far as it is known. */
export function addressLine({ street, city, state, postcode }: SitePlace): string {
  const town = [city, state, postcode].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}

/** 'Albion, Southport and Ipswich'; the towns of a site, each once. */
export function towns({ places }: Pick<SiteFacts, 'places'>): string {
  const names = [...new Set(places.flatMap(({ city }) => city ?? []))];
  return listOf(names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more towns`] : names);
}

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(names);

/** What a site's places do: 'sales, service and parts'. */
export function departments({ places }: Pick<SiteFacts, 'places'>): string {
  const departmentNames = ['sales', 'service', 'parts'].filter((name) =>
    places.some(({ department }) => department === name),
  );
  return listOf(departmentNames);
}
