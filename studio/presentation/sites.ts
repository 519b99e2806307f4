import type { SanityClient } from 'sanity';

/** A site with a public address. */
export interface PreviewSite {
  id: string;
  name: string;
  origin: string;
}

const SITES = '*[_type == "site" && defined(url)] | order(lower(name) asc){ "id": _id, name, url }';

/** Every published site that has an address, by name. */
export async function sitesOf(client: SanityClient): Promise<PreviewSite[]> {
  const sites = await client
    .withConfig({ perspective: 'published' })
    .fetch<{ id: string; name: string | null; url: string }[]>(SITES, {}, { tag: 'preview.sites' });
  return sites.flatMap(({ id, name, url }) =>
    URL.canParse(url) ? [{ id, name: name ?? url, origin: new URL(url).origin }] : [],
  );
}
