import { nearestNames } from '@forecourt/lib/new-site/nearest';
import type { NewSiteRequest } from '@forecourt/lib/new-site/request';
import { type StockDealership, stockDealerships } from '@forecourt/lib/new-site/stock.server';
import type { NewSiteDealership, NewSiteFacts } from '@forecourt/schemas/new-site/facts';
import type { SanityClient } from '@sanity/client';
import type pg from 'pg';

interface DealershipDocument extends StockDealership {
  leadEmails: string[];
}

/** The dealerships that a site may list, by id: those of the stock, and those with a document. */
export type KnownDealerships = ReadonlyMap<string, NewSiteDealership>;

/** Every dealership of the stock and of the content lake; what editors wrote of one stands before the feed's words. */
export async function knownDealerships(client: SanityClient, pool: pg.Pool): Promise<KnownDealerships> {
  const [ofStock, documents] = await Promise.all([
    stockDealerships(pool),
    client.fetch<DealershipDocument[]>(
      `*[_type == "dealership" && !(_id in path("drafts.**"))]{
        "id": _id, "name": coalesce(name, _id), "slug": coalesce(slug.current, _id), "leadEmails": coalesce(leadEmails, [])
      }`,
    ),
  ]);
  return new Map<string, NewSiteDealership>([
    ...ofStock.map((one) => [one.id, { ...one, leadEmails: null }] as const),
    ...documents.map((one) => [one.id, one] as const),
  ]);
}

/** What is wrong with the names of dealerships, each with the nearest that there are. */
export function dealershipProblems(wanted: readonly string[], known: KnownDealerships): string[] {
  return wanted
    .filter((id) => !known.has(id))
    .map((id) => {
      const names = [...known].flatMap(([key, { name }]) => [key, name]);
      const near = nearestNames(id, names).map(
        (name) => [...known].find(([key, one]) => key === name || one.name === name)?.[0] ?? name,
      );
      const meant = near.length ? ` Did you mean ${[...new Set(near)].join(', ')}?` : '';
      return `There is no dealership '${id}'.${meant} For one whose stock comes later add --new-dealership.`;
    });
}

interface ExistingSite {
  name: string;
  slug: string;
  url: string;
  hosts: string[] | null;
  pages: string[];
}

/** What of a new site is there already, in sentences: a site of that short name, and hosts that show another. */
export async function existingProblems(
  client: SanityClient,
  { slug, hosts }: Pick<NewSiteRequest, 'slug' | 'hosts'>,
): Promise<string[]> {
  const sites = await client.fetch<ExistingSite[]>(
    `*[_type == "site" && !(_id in path("drafts.**")) && (slug.current == $slug || count(hosts[@ in $hosts]) > 0)]{
      name, "slug": slug.current, url, hosts,
      "pages": *[_type == "page" && site._ref == ^._id && !(_id in path("drafts.**"))] | order(path.current).path.current
    }`,
    { slug, hosts },
  );
  return sites.map((site) => {
    if (site.slug !== slug) {
      const taken = hosts.filter((host) => site.hosts?.includes(host));
      return `${taken.join(', ')} shows the site '${site.slug}' (${site.name}) already. Choose another host.`;
    }
    const pages = site.pages.length ? ` with the pages ${site.pages.join(' ')}` : ' without pages';
    return `There is a site '${slug}' already: ${site.name} at ${site.url}${pages}. Change it in the studio, or choose another --slug.`;
  });
}

/** What of the content lake a new site refers to: its locations, and the brands that it sells new, in their order. */
export async function knownParts(
  client: SanityClient,
  makes: readonly string[],
): Promise<Pick<NewSiteFacts, 'knownLocations' | 'brands'>> {
  const { locations, brands } = await client.fetch<{
    locations: string[];
    brands: { id: string; name: string }[];
  }>(
    `{
      "locations": *[_type == "location" && !(_id in path("drafts.**"))]._id,
      "brands": *[_type == "manufacturer" && defined(logo.asset) && !(_id in path("drafts.**"))]{ "id": _id, name }
    }`,
  );
  const ofMake = (make: string) =>
    brands.find(({ name }) => name?.trim().toLowerCase() === make.toLowerCase());
  return { knownLocations: locations, brands: makes.flatMap((make) => ofMake(make) ?? []) };
}

/** What is wrong with the ids of places: neither the stock nor the content lake has one, with the nearest that there are. */
export function placeProblems(
  { places }: Pick<NewSiteRequest, 'places'>,
  known: readonly string[],
): string[] {
  return places
    .flatMap(({ id }) => (id && !known.includes(id) ? [id] : []))
    .map((id) => {
      const near = nearestNames(id, known);
      return `There is no location '${id}'.${near.length ? ` Did you mean ${near.join(', ')}?` : ''} Leave the id out for a new one.`;
    });
}
