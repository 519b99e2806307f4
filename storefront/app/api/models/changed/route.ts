import { modelsChangedSchema } from '@forecourt/lib/search/models/change';
import { answerWithDrop } from '@/app/api/answer-with-drop.server.ts';
import { tagOf } from '@/cache/manifest.ts';
import { readSignedChange } from '@/cache/signed-change.server.ts';
import { loadBrands } from '@/content/directory.server.ts';
import { siteSlugs } from '@/content/hosts.server.ts';
import { log } from '@/logging/log.server.ts';

/** The index of models changed: drops the directories of the sites with those brands. Safe to receive twice. */
export async function POST(request: Request): Promise<Response> {
  const read = await readSignedChange(request, modelsChangedSchema);
  if ('refusal' in read) return read.refusal;

  const changed = new Set(read.change.manufacturers);
  const sites = await Promise.all(
    (await siteSlugs()).map(async (site) => ({ site, brands: await loadBrands(site) })),
  );
  const tags = sites
    .filter(({ brands }) => brands.some(({ id }) => changed.has(id)))
    .map(({ site }) => tagOf('models', { site }));
  log.info({ manufacturers: changed.size, tags: tags.length }, 'models changed');
  return answerWithDrop(tags);
}
