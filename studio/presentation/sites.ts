import type { SanityClient } from 'sanity';
import { ownSites } from '../structure/ownSites.ts';

export interface PreviewSite {
  id: string;
  name: string;
  origin: string;
}

const SITES = '*[_type == "site" && defined(url)] | order(lower(name) asc){ "id": _id, name, url }';

/** Returns the published sites with an address that the user can edit, by name. */
export async function sitesOf(client: SanityClient): Promise<PreviewSite[]> {
  const [sites, own] = await Promise.all([
    client
      .withConfig({ perspective: 'published' })
      .fetch<{ id: string; name: string | null; url: string }[]>(SITES, {}, { tag: 'preview.sites' }),
    sitesOfUser(client),
  ]);
  return sites.flatMap(({ id, name, url }) =>
    URL.canParse(url) && (own === null || own.has(id))
      ? [{ id, name: name ?? url, origin: new URL(url).origin }]
      : [],
  );
}

/** Returns the sites of the user, or null for all sites, including on errors. */
const sitesOfUser = (client: SanityClient) =>
  client
    .request<{ id?: string }>({ url: '/users/me', tag: 'preview.user' })
    .then(({ id }) => (id ? ownSites(client, id) : null))
    .catch(() => null);
