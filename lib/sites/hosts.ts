/** Which site each host shows (SITE-01), and which sites sell a dealership's stock. */
export interface HostTable {
  /** In the order of the sites. */
  slugs: ReadonlySet<string>;
  byHost: ReadonlyMap<string, string>;
  suffixes: readonly string[];
  /** Slugs of sites whose pages may load the social pixel. */
  withPixel: ReadonlySet<string>;
  /** Site keys of the challenge by the slug of the site that has one. */
  challengeKeys: ReadonlyMap<string, string>;
  /** Slugs of the sites that list a dealership, by its id. */
  byDealership: ReadonlyMap<string, readonly string[]>;
}

/** A site as far as hosts need it. */
export interface HostEntry {
  slug: string;
  hosts: readonly string[];
  hasPixel?: boolean | null;
  challengeKey?: string | null;
  dealershipIds?: readonly string[];
}

/** `Www.Example.com.au:443.` as `www.example.com.au`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/**
 * Builds the table. A host that two sites claim belongs to the first by slug, so that it never flips.
 * @param suffixes under each, `<slug>.<suffix>` shows the site (`localhost` in demos)
 */
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
  const slugs = new Set(sites.map(({ slug }) => slug));
  return { slugs, byHost, suffixes: suffixes.map(hostName), withPixel, challengeKeys, byDealership };
}

/** Whether a Host header names one of some hosts, whatever its port. */
export const isOneOf = (hosts: readonly string[], host: string | null): boolean =>
  host !== null && hosts.some((name) => hostName(name) === hostName(host));

/**
 * The slug of the site a Host header names, null when it names none. A name made of a site's slug is that site's, even
 * where another site lists it among its hosts.
 */
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

/** A host that a site would have although requests for it show another site. */
export interface HostConflict {
  host: string;
  /** The slug of the other site. */
  site: string;
}

/**
 * Which hosts of a new or changed site show another site, by the function that resolves requests.
 * @param others all sites but this one
 * @param site its slug makes a host under each suffix, beside those it lists
 */
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
