import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityClient } from 'sanity';

export const API_VERSION = '2025-02-19';

export interface SiteAddress {
  slug: string;
  url: string;
}

const ADDRESS = '*[_id == $id][0]{ "slug": slug.current, url }';

export async function siteAddress(client: SanityClient, siteId: string): Promise<SiteAddress | null> {
  const address = await client.fetch<Partial<SiteAddress> | null>(ADDRESS, { id: publishedIdOf(siteId) });
  return address?.slug && address.url ? { slug: address.slug, url: address.url.replace(/\/$/, '') } : null;
}

/** Returns the site of a document: itself, its `site`, or the first of its `sites`. */
export function siteIdOf(document: {
  _id: string;
  _type: string;
  [field: string]: unknown;
}): string | undefined {
  if (document._type === 'site') return publishedIdOf(document._id);
  const { site, sites } = document as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return site?._ref ?? sites?.[0]?._ref;
}
