import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';

export const LOGO = path.join(import.meta.dirname, '../../demo/assets/logos/valuecars.svg');

/** Returns a site for one test, over the stock of a dealership that already has a site. */
export function ownSite() {
  const slug = `new-site-${randomUUID().slice(0, 8)}`;
  return { slug, host: `www.${slug}.example`, leads: `leads@${slug}.example` };
}

/** Deletes a site made by a test with all its content, except pictures that another site uses. */
export async function deleteSite(admin: SanityClient, slug: string): Promise<void> {
  const site = `site-${slug}`;
  const pictures = await admin.fetch<string[]>('*[_type == "slide" && site._ref == $site].image.asset._ref', {
    site,
  });
  await admin.delete({ query: '*[_id == $site || site._ref == $site]', params: { site } });
  await admin.delete({
    query: '*[_id in $pictures && count(*[references(^._id)]) == 0]',
    params: { pictures },
  });
}
