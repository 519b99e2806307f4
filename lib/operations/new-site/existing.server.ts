import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { hostConflicts } from '../../sites/hosts.ts';
import { hostsQuery, hostsSchema } from '../../sites/hosts-query.ts';
import { IS_ENGLISH } from '../../sites/translations.ts';
import { nearestNames } from './nearest.ts';
import type { NewSiteDealership, NewSiteFacts } from './new-site-facts.ts';
import { type PartProblem, partProblem } from './problem.ts';
import type { NewSiteRequest } from './request.ts';
import { type StockDealership, stockDealerships } from './stock.server.ts';

interface DealershipDocument extends StockDealership {
  leadEmails: string[];
}

/** The dealerships that a site may list, by id: those in stock and those with a document. */
export type KnownDealerships = ReadonlyMap<string, NewSiteDealership>;

/** Returns every dealership of stock and content lake, whose names override the feed's. */
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

/** Resolves an unambiguous name or slug to a dealership's id; returns others unchanged. */
export function dealershipId(text: string, dealershipsById: KnownDealerships): string {
  if (dealershipsById.has(text)) return text;
  const wantedName = text.trim().toLowerCase();
  const namesakes = [...dealershipsById].filter(([, { name, slug }]) =>
    [name, slug].some((one) => one.toLowerCase() === wantedName),
  );
  return namesakes.length === 1 && namesakes[0] ? namesakes[0][0] : text;
}

/** Lists the entries that are no known dealership, each with similar names. */
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

/** Context for checking a new site's slug and hosts. */
export interface HostRules {
  client: SanityClient;
  /** Each site is served at `<slug>.<suffix>`, as in the storefront's SITE_HOST_SUFFIXES. */
  suffixes: readonly string[];
}

/** Lists conflicts with existing sites: the same slug, or one of their hosts. */
export async function existingProblems(
  { client, suffixes }: HostRules,
  { slug, hosts }: Pick<NewSiteRequest, 'slug' | 'hosts'>,
): Promise<PartProblem[]> {
  const [hostRows, namesake] = await Promise.all([
    fetchContent(client, { name: 'hostsQuery', query: hostsQuery, schema: hostsSchema }),
    client.fetch<Namesake | null>(
      `*[_type == "site" && slug.current == $slug][0]{
        name, url,
        "pages": *[_type == "page" && ${IS_ENGLISH} && site._ref == ^._id] | order(path.current).path.current
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
      `${names.join(', ')} already serves the site '${site}' (${nameOf(sites, site)}). Choose another ${other}.`,
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
    `The site '${slug}' already exists: ${name} at ${url}${pageList}. Change that one, or choose another short name.`,
  );
}

/** Returns documents for a new site: locations, and the brands of `makes` in their order. */
export async function knownDocuments(
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

/** Lists location ids that neither stock nor content lake has, with similar ids. */
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
