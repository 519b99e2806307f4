import type { Site } from '@forecourt/lib/sites/site';
import { siteOf } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';

/** Returns the site of an API request by its host; null if the host shows none. */
export async function siteOfRequest(request: Request): Promise<Site | null> {
  const slug = await siteOf(request.headers.get('host'));
  return slug ? findSite(slug) : null;
}
