import { stockChangesSchema } from '@forecourt/lib/stock/change';
import { revalidateTag } from 'next/cache';
import { stockPlan } from '@/cache/plan.ts';
import { readSignedChange } from '@/cache/signed-change.server.ts';
import { siteSlugs } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';
import { log } from '@/logging/log.server.ts';

/** Vehicles changed: drops their pages and the lists of the sites that sell them. Signed by the stock worker; safe to receive twice. */
export async function POST(request: Request): Promise<Response> {
  const read = await readSignedChange(request, stockChangesSchema);
  if ('refusal' in read) return read.refusal;

  const sites = await Promise.all((await siteSlugs()).map(findSite));
  const owners = sites
    .filter((site) => site !== null)
    .map(({ slug, dealerships }) => ({ slug, dealershipIds: dealerships.map(({ id }) => id) }));
  const tags = stockPlan(read.change.changes, owners);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  log.info({ cars: read.change.changes.length, tags: tags.length }, 'stock changed');
  return Response.json({ dropped: tags });
}
