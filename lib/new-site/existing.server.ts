import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../database/client.server.ts';
import type { NewSiteDealership, NewSiteFacts } from './facts.ts';
import { nearestNames } from './nearest.ts';
import { type PartProblem, partProblem } from './problem.ts';
import type { NewSiteRequest } from './request.ts';
import { type StockDealership, stockDealerships } from './stock.server.ts';

interface DealershipDocument extends StockDealership {
  leadEmails: string[];
}

/** The dealerships that a site may list, by id: those of the stock, and those with a document. */
export type KnownDealerships = ReadonlyMap<string, NewSiteDealership>;

/** Every dealership of the stock and of the content lake; what editors wrote of one stands before the feed's words. */
export async function knownDealerships(client: SanityClient, db: Queryable): Promise<KnownDealerships> {
  const [ofStock, documents] = await Promise.all([
    stockDealerships(db),
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

/**
 * The id of a dealership by what somebody wrote: its id, or its name or short name where no other has the same. What is none stays
 * as it is written.
 */
export function dealershipId(text: string, dealershipsById: KnownDealerships): string {
  if (dealershipsById.has(text)) return text;
  const wantedName = text.trim().toLowerCase();
  const namesakes = [...dealershipsById].filter(([, { name, slug }]) =>
    [name, slug].some((one) => one.toLowerCase() === wantedName),
  );
  return namesakes.length === 1 && namesakes[0] ? namesakes[0][0] : text;
}

/** What is wrong with the names of dealerships, each with the nearest that there are. */
export function dealershipProblems(
  entries: readonly string[],
  dealershipsById: KnownDealerships,
): PartProblem[] {
  return entries.flatMap((entry, index) => {
    if (dealershipsById.has(dealershipId(entry, dealershipsById))) return [];
    const names = [...dealershipsById].flatMap(([key, { name }]) => [key, name]);
    const near = new Map(
      nearestNames(entry, names).map((name) => [dealershipId(name, dealershipsById), name]),
    );
    return noSuch(`dealerships.${index}`, `There is no dealership '${entry}'.`, [...near.values()]);
  });
}

const noSuch = (part: string, words: string, near: string[], otherwise = ''): PartProblem =>
  partProblem(
    part,
    [words, near.length > 0 && `Did you mean ${near.join(', ')}?`, otherwise].filter(Boolean).join(' '),
    near,
  );

interface ExistingSite {
  name: string;
  slug: string;
  url: string;
  hosts: string[] | null;
  pages: string[];
}

/** What of a new site is there already: a site of that short name, and hosts that show another. */
export async function existingProblems(
  client: SanityClient,
  { slug, hosts }: Pick<NewSiteRequest, 'slug' | 'hosts'>,
): Promise<PartProblem[]> {
  const sites = await client.fetch<ExistingSite[]>(
    `*[_type == "site" && !(_id in path("drafts.**")) && (slug.current == $slug || count(hosts[@ in $hosts]) > 0)]{
      name, "slug": slug.current, url, hosts,
      "pages": *[_type == "page" && site._ref == ^._id && !(_id in path("drafts.**"))] | order(path.current).path.current
    }`,
    { slug, hosts },
  );
  return sites.map((site) => {
    if (site.slug !== slug) {
      const takenHosts = hosts.filter((host) => site.hosts?.includes(host));
      return partProblem(
        `hosts.${hosts.indexOf(takenHosts[0] ?? '')}`,
        `${takenHosts.join(', ')} shows the site '${site.slug}' (${site.name}) already. Choose another host.`,
      );
    }
    const pages = site.pages.length ? ` with the pages ${site.pages.join(' ')}` : ' without pages';
    return partProblem(
      'slug',
      `There is a site '${slug}' already: ${site.name} at ${site.url}${pages}. Change that one, or choose another short name.`,
    );
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
  knownIds: readonly string[],
): PartProblem[] {
  return places.flatMap(({ id }, index) =>
    id && !knownIds.includes(id)
      ? noSuch(
          `places.${index}.id`,
          `There is no location '${id}'.`,
          nearestNames(id, knownIds),
          'Leave the id out for a new one.',
        )
      : [],
  );
}
