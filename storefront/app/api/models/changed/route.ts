import { environment } from '@forecourt/lib/env';
import { modelsChangedSchema } from '@forecourt/lib/search/models/change';
import { SIGNATURE_HEADER, verify } from '@forecourt/lib/stock/signature';
import { revalidateTag } from 'next/cache';
import { tagOf } from '@/cache/manifest.ts';
import { loadBrands } from '@/content/directory.server.ts';
import { siteSlugs } from '@/content/hosts.server.ts';
import { log } from '@/logging/log.server.ts';

/** The index of models changed: drops the directories of the sites with those brands. Safe to receive twice. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const verification = verify(
    body,
    request.headers.get(SIGNATURE_HEADER),
    environment().STOCK_WEBHOOK_SECRET,
    Date.now() / 1000,
  );
  if (!verification.ok) return Response.json({ error: 'The signature is not valid.' }, { status: 401 });
  const parsed = modelsChangedSchema.safeParse(parseJson(body));
  if (!parsed.success) return Response.json({ error: 'The message is not understood.' }, { status: 422 });

  const changed = new Set(parsed.data.manufacturers);
  const sites = await Promise.all(
    (await siteSlugs()).map(async (site) => ({ site, brands: await loadBrands(site) })),
  );
  const tags = sites
    .filter(({ brands }) => brands.some(({ id }) => changed.has(id)))
    .map(({ site }) => tagOf('models', { site }));
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  log.info({ manufacturers: changed.size, tags: tags.length }, 'models changed');
  return Response.json({ dropped: tags });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
