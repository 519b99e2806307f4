import { environment } from '@forecourt/lib/env';
import { stockChangesSchema } from '@forecourt/lib/stock/change';
import { SIGNATURE_HEADER, verify } from '@forecourt/lib/stock/signature';
import { revalidateTag } from 'next/cache';
import { stockPlan } from '@/cache/plan.ts';
import { siteSlugs } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';
import { log } from '@/logging/log.server.ts';

/** Cars changed: drops their pages and the lists of the sites that sell them. Signed by the stock worker; safe to receive twice. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const verification = verify(
    body,
    request.headers.get(SIGNATURE_HEADER),
    environment().STOCK_WEBHOOK_SECRET,
    Date.now() / 1000,
  );
  if (!verification.ok) return Response.json({ error: 'The signature is not valid.' }, { status: 401 });
  const parsed = stockChangesSchema.safeParse(parseJson(body));
  if (!parsed.success) return Response.json({ error: 'The message is not understood.' }, { status: 422 });

  const sites = await Promise.all((await siteSlugs()).map(findSite));
  const owners = sites
    .filter((site) => site !== null)
    .map(({ slug, dealerships }) => ({ slug, dealershipIds: dealerships.map(({ id }) => id) }));
  const tags = stockPlan(parsed.data.changes, owners);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  log.info({ cars: parsed.data.changes.length, tags: tags.length }, 'stock changed');
  return Response.json({ dropped: tags });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
