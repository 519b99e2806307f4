import type { Site } from '@forecourt/lib/sites/site';
import { siteOf } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';

/** The site that a request to a server route is for, by its host; null for a host that shows none. */
export async function siteOfRequest(request: Request): Promise<Site | null> {
  const slug = await siteOf(request.headers.get('host'));
  return slug ? findSite(slug) : null;
}
