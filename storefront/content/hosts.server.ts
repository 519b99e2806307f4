import { environment } from '@forecourt/lib/platform/env';
import { fitContent } from '@forecourt/lib/sites/content-lake/fit-content';
import { type HostTable, hostTable, siteOfHost } from '@forecourt/lib/sites/hosts';
import { hostsQuery, hostsSchema } from '@forecourt/lib/sites/hosts-query';
import { setKnownSites } from '@/cache/known-sites.ts';
import { warnOnce } from '@/logging/log.server.ts';
import { cachedTable } from './cached-table.server.ts';
import { contentClient } from './client.server.ts';

const hosts = cachedTable<HostTable>('hosts', async () => {
  const { value: sites, issues } = fitContent(hostsSchema, await contentClient().fetch(hostsQuery));
  for (const { path, message } of issues)
    warnOnce(`hosts ${path.join('.')}`, { at: path.join('.'), reason: message }, 'content_part_ignored');
  if (!sites) throw new Error('The content lake returned no list of sites');
  const table = hostTable(sites, environment().SITE_HOST_SUFFIXES);
  setKnownSites(table.slugs, (host) => siteOfHost(table, host));
  return table;
});

export const refreshHosts = (): Promise<void> => hosts.refresh();

export async function siteSlugs(): Promise<string[]> {
  return [...(await hosts.current()).slugs];
}

/** Returns the slugs of the sites that list each dealership, by dealership id. */
export async function sitesByDealership(): Promise<ReadonlyMap<string, readonly string[]>> {
  return (await hosts.current()).byDealership;
}

/** Returns whether pages of a host may load the social pixel; false if the table cannot be read. */
export async function hasPixel(host: string | null): Promise<boolean> {
  const table = await hosts.current().catch(() => null);
  const slug = table && siteOfHost(table, host);
  return slug !== null && table?.withPixel.has(slug) === true;
}

/** Returns whether pages of a host may load the challenge; false if the table cannot be read. */
export async function hasChallenge(host: string | null): Promise<boolean> {
  const table = await hosts.current().catch(() => null);
  const slug = table && siteOfHost(table, host);
  const key = slug && table?.challengeKeys.get(slug);
  return key ? environment().TURNSTILE_KEYS.has(key) : false;
}

/** Returns the origin of the map provider that pages of a host may load; null without one. */
export async function mapOriginOf(host: string | null): Promise<string | null> {
  const table = await hosts.current().catch(() => null);
  const slug = table && siteOfHost(table, host);
  return (slug && table?.mapOrigins.get(slug)) ?? null;
}

/** Returns the slug of the site that a host (with or without port) shows; null for an unknown host. */
export async function siteOf(host: string | null): Promise<string | null> {
  return siteOfHost(await hosts.current(), host);
}
