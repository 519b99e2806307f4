import { environment } from '@forecourt/lib/env';
import { hostsQuery } from '@forecourt/schemas/queries/hosts';
import { log } from '@/logging/log.server.ts';
import { type HostTable, hostTable, siteOfHost } from '@/site/hosts.ts';
import { contentClient } from './client.server.ts';

/** How long the table is used before it is read again, behind the visitor's back. */
const FRESH_MS = 30_000;

interface State {
  table: HostTable | null;
  readAt: number;
  reading: Promise<HostTable> | null;
}

// The proxy and the route handlers are built apart but run in one process: they share the table here.
const shared = globalThis as typeof globalThis & { forecourtHosts?: State };
function state(): State {
  shared.forecourtHosts ??= { table: null, readAt: 0, reading: null };
  return shared.forecourtHosts;
}

/** Reads the table of hosts again because a site changed: a reading under way may have begun before that. */
export async function refreshHosts(): Promise<void> {
  await state().reading?.catch(() => null);
  await readHosts();
}

function readHosts(): Promise<HostTable> {
  const current = state();
  current.reading ??= contentClient()
    .fetch(hostsQuery)
    .then((sites) => {
      current.table = hostTable(sites, environment().SITE_HOST_SUFFIXES);
      current.readAt = Date.now();
      return current.table;
    })
    .finally(() => {
      current.reading = null;
    });
  return current.reading;
}

/**
 * The table of hosts. The one at hand is used while a newer one is fetched, and for as long as the content
 * lake does not answer.
 * @throws when none was ever read and the content lake does not answer
 */
async function hosts(): Promise<HostTable> {
  const { table, readAt } = state();
  if (!table) return readHosts();
  if (Date.now() - readAt > FRESH_MS) {
    readHosts().catch((error: unknown) => {
      state().readAt = Date.now();
      log.error({ err: error }, 'the table of hosts could not be read again');
    });
  }
  return table;
}

/** Slugs of all sites. */
export async function siteSlugs(): Promise<string[]> {
  return (await hosts()).slugs;
}

/** Whether the pages of a host's site may load the social pixel; no while nobody knows. */
export async function hasPixel(host: string | null): Promise<boolean> {
  const table = await hosts().catch(() => null);
  const slug = table && siteOfHost(table, host);
  return slug !== null && table?.withPixel.has(slug) === true;
}

/**
 * The site that a host shows.
 * @param host the Host header, with or without a port
 * @returns its slug; null for a host that shows none
 */
export async function siteOf(host: string | null): Promise<string | null> {
  return siteOfHost(await hosts(), host);
}
