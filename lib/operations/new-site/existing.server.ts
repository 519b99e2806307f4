import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { hostConflicts } from '../../sites/hosts.ts';
import { hostsQuery, hostsSchema } from '../../sites/hosts-query.ts';
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
        "id": _id, "name": coalesce(name, _id), "slug": coalesce(slug.current, _id),
        "leadEmails": coalesce(
          *[_type == "leadDelivery" && _id == "leadDelivery.dealership." + ^._id][0].leadEmails, leadEmails, []
        )
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

interface Namesake {
  name: string;
  url: string;
  pages: string[];
}

/** What the sites that there are mean for a new one. */
export interface HostRules {
  client: SanityClient;
  /** Under each, `<slug>.<suffix>` shows a site, as in the storefront's SITE_HOST_SUFFIXES. */
  suffixes: readonly string[];
}

/**
 * What of a new site is there already: a site of that short name, and hosts that show another, those that short names make
 * under the storefront's suffixes included.
 */
export async function existingProblems(
  { client, suffixes }: HostRules,
  { slug, hosts }: Pick<NewSiteRequest, 'slug' | 'hosts'>,
): Promise<PartProblem[]> {
  const [hostRows, namesake] = await Promise.all([
    fetchContent(client, { name: 'hostsQuery', query: hostsQuery, schema: hostsSchema }),
    client.fetch<Namesake | null>(
      `*[_type == "site" && slug.current == $slug][0]{
        name, url,
        "pages": *[_type == "page" && site._ref == ^._id] | order(path.current).path.current
      }`,
      { slug },
      { perspective: 'published' },
    ),
  ]);
  const sites = hostRows ?? [];
  const others = sites.filter((site) => site.slug !== slug);
  const conflicts = Map.groupBy(hostConflicts(others, suffixes, { slug, hosts }), ({ site }) => site);
  const problems = [...conflicts].map(([site, taken]) => {
    const names = taken.map(({ host }) => host);
    const index = hosts.findIndex((host) => names.includes(host));
    const [part, other] = index < 0 ? ['slug', 'short name'] : [`hosts.${index}`, 'host'];
    return partProblem(
      part,
      `${names.join(', ')} shows the site '${site}' (${nameOf(sites, site)}) already. Choose another ${other}.`,
    );
  });
  if (namesake) problems.push(namesakeProblem(slug, namesake));
  return problems;
}

const nameOf = (sites: readonly { slug: string; name: string }[], slug: string): string =>
  sites.find((site) => site.slug === slug)?.name ?? slug;

function namesakeProblem(slug: string, { name, url, pages }: Namesake): PartProblem {
  const pageList = pages.length ? ` with the pages ${pages.join(' ')}` : ' without pages';
  return partProblem(
    'slug',
    `There is a site '${slug}' already: ${name} at ${url}${pageList}. Change that one, or choose another short name.`,
  );
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
