import { environment } from '@forecourt/lib/platform/env';
import { type HostTable, hostTable, siteOfHost } from '@forecourt/lib/sites/hosts';
import { hostsQuery } from '@forecourt/schemas/queries/hosts';
import { setKnownSites } from '@/cache/known-sites.ts';
import { contentClient } from './client.server.ts';
import { keptTable } from './kept-table.server.ts';

const hosts = keptTable<HostTable>('hosts', async () => {
  const table = hostTable(await contentClient().fetch(hostsQuery), environment().SITE_HOST_SUFFIXES);
  setKnownSites(table.slugs, (host) => siteOfHost(table, host));
  return table;
});

/** Reads the table of hosts again because a site changed. */
export const refreshHosts = (): Promise<void> => hosts.refresh();

/** Slugs of all sites. */
export async function siteSlugs(): Promise<string[]> {
  return [...(await hosts.current()).slugs];
}

/** Slugs of the sites that list a dealership, by its id: for all dealerships there are. */
export async function sitesByDealership(): Promise<ReadonlyMap<string, readonly string[]>> {
  return (await hosts.current()).byDealership;
}

/** Whether the pages of a host's site may load the social pixel; no while nobody knows. */
export async function hasPixel(host: string | null): Promise<boolean> {
  const table = await hosts.current().catch(() => null);
  const slug = table && siteOfHost(table, host);
  return slug !== null && table?.withPixel.has(slug) === true;
}

/** Whether the pages of a host's site may load the challenge; no while nobody knows. */
export async function hasChallenge(host: string | null): Promise<boolean> {
  const table = await hosts.current().catch(() => null);
  const slug = table && siteOfHost(table, host);
  const key = slug && table?.challengeKeys.get(slug);
  return key ? environment().TURNSTILE_KEYS.has(key) : false;
}

/**
 * The site that a host shows.
 * @param host the Host header, with or without a port
 * @returns its slug; null for a host that shows none
 */
export async function siteOf(host: string | null): Promise<string | null> {
  return siteOfHost(await hosts.current(), host);
}
