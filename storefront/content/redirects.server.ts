import { type Redirect, type RedirectTable, redirectOf, redirectTable } from '@forecourt/lib/sites/redirects';
import { redirectsQuery } from '@forecourt/schemas/queries/redirects';
import { log } from '@/logging/log.server.ts';
import { cachedTable } from './cached-table.server.ts';
import { contentClient } from './client.server.ts';

const redirects = cachedTable<ReadonlyMap<string, RedirectTable>>('redirects', async () => {
  const bySite = Map.groupBy(await contentClient().fetch(redirectsQuery), ({ site }) => site);
  return new Map([...bySite].map(([site, own]) => [site, redirectTable(own)]));
});

export const refreshRedirects = (): Promise<void> => redirects.refresh();

/** Returns the redirect of an address; null without one or if the table cannot be read. */
export async function redirectAt(site: string, pathname: string): Promise<Redirect | null> {
  const tables = await redirects.current().catch((error: unknown) => {
    log.error({ err: error }, 'the redirects could not be read');
    return null;
  });
  const table = tables?.get(site);
  return table ? redirectOf(table, pathname) : null;
}
