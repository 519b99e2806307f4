import { mapOrigin } from './map-address.ts';

/** Sites by host (SITE-01), and by the dealerships they sell for. */
export interface HostTable {
  /** In the order of the sites. */
  slugs: ReadonlySet<string>;
  byHost: ReadonlyMap<string, string>;
  suffixes: readonly string[];
  /** Slugs of sites that may load the social pixel. */
  withPixel: ReadonlySet<string>;
  /** Turnstile site keys by slug. */
  challengeKeys: ReadonlyMap<string, string>;
  /** Origins of map providers by slug. */
  mapOrigins: ReadonlyMap<string, string>;
  /** Slugs of the sites that list a dealership, by its id. */
  byDealership: ReadonlyMap<string, readonly string[]>;
}

export interface HostEntry {
  slug: string;
  hosts: readonly string[];
  hasPixel?: boolean | null;
  challengeKey?: string | null;
  mapStyleUrl?: string | null;
  dealershipIds?: readonly string[];
}

/** Normalises a host: `Www.Example.com.au:443.` becomes `www.example.com.au`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Builds the table. A host claimed by two sites goes to the first by slug. */
export function hostTable(sites: readonly HostEntry[], suffixes: readonly string[]): HostTable {
  const byHost = new Map<string, string>();
  const byDealership = new Map<string, string[]>();
  for (const { slug, hosts, dealershipIds = [] } of sites) {
    for (const host of hosts) if (!byHost.has(hostName(host))) byHost.set(hostName(host), slug);
    for (const id of new Set(dealershipIds)) {
      const slugs = byDealership.get(id);
      if (slugs) slugs.push(slug);
      else byDealership.set(id, [slug]);
    }
  }
  const withPixel = new Set(sites.filter(({ hasPixel }) => hasPixel).map(({ slug }) => slug));
  const challengeKeys = new Map(
    sites.flatMap(({ slug, challengeKey }) => (challengeKey ? [[slug, challengeKey] as const] : [])),
  );
  const mapOrigins = new Map(
    sites.flatMap(({ slug, mapStyleUrl = null }) => {
      const origin = mapOrigin(mapStyleUrl);
      return origin ? [[slug, origin] as const] : [];
    }),
  );
  const slugs = new Set(sites.map(({ slug }) => slug));
  return {
    slugs,
    byHost,
    suffixes: suffixes.map(hostName),
    withPixel,
    challengeKeys,
    mapOrigins,
    byDealership,
  };
}

/** Returns whether a Host header is in a list, ignoring ports. */
export const isOneOf = (hosts: readonly string[], host: string | null): boolean =>
  host !== null && hosts.some((name) => hostName(name) === hostName(host));

/** Returns the slug of a Host header's site, or null. `<slug>.<suffix>` always has that slug. */
export function siteOfHost({ slugs, byHost, suffixes }: HostTable, host: string | null): string | null {
  if (!host) return null;
  const name = hostName(host);
  for (const suffix of suffixes) {
    if (!name.endsWith(`.${suffix}`)) continue;
    const slug = name.slice(0, -suffix.length - 1);
    if (slugs.has(slug)) return slug;
  }
  return byHost.get(name) ?? null;
}

/** A host of a site that shows another site. */
export interface HostConflict {
  host: string;
  /** Slug of the other site. */
  site: string;
}

/** Returns the hosts of a site, listed or by suffix, that would show one of the others. */
export function hostConflicts(
  others: readonly HostEntry[],
  suffixes: readonly string[],
  { slug, hosts }: HostEntry,
): HostConflict[] {
  const table = hostTable(others, suffixes);
  const ownNames = slug ? table.suffixes.map((suffix) => `${slug}.${suffix}`) : [];
  return [...new Set([...hosts, ...ownNames])].flatMap((host) => {
    const site = siteOfHost(table, host);
    return site === null ? [] : [{ host, site }];
  });
}
