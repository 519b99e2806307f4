import { MODELS_PER_PAGE } from '@forecourt/lib/inventory/search/models/record';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { bodyText, type StockTexts } from '@/stock/facets.ts';
import type { MakeName } from './search.ts';
import { type DirectoryState, EMPTY_DIRECTORY, modelsHref, serialiseDirectory } from './state.ts';

/** Returns `Showing 1-21 of 96 models`, or `10 models` for a single page. */
export function shownText(page: number, total: number, t: Translator<'directoryClient'>): string {
  const models = t('count', { count: total });
  const first = (page - 1) * MODELS_PER_PAGE + 1;
  if (total <= MODELS_PER_PAGE || first > total) return models;
  return t('showing', {
    first: String(first),
    last: String(Math.min(total, page * MODELS_PER_PAGE)),
    models,
  });
}

/** Returns heading, title, description and canonical address of a directory page (OPEN-125). */
export function directoryTexts(
  site: Pick<Site, 'name' | 'manufacturer'>,
  state: DirectoryState,
  makes: readonly MakeName[],
  total: number,
  { t, stock }: { t: Translator<'directory'>; stock: StockTexts },
) {
  const { page, body, make } = state;
  const maker = site.manufacturer?.name ?? makes.find(({ slug }) => slug === make)?.name;
  // Pages of one body or one maker are indexed; combinations and searches are endless.
  const plain = { ...EMPTY_DIRECTORY, body, make, page };
  const indexed =
    total > 0 && serialiseDirectory(plain) === serialiseDirectory(state) && !(body && make) && page < 100;
  const heading = headingOf(maker, body && bodyText(body, stock), t).replace(/^./, (letter) =>
    letter.toUpperCase(),
  );
  const what = page > 1 ? t('models.page', { heading, page }) : heading;
  return {
    heading,
    title: what,
    description: t('models.description', { title: what, site: site.name }),
    canonical: modelsHref(indexed ? plain : { body, make: body ? null : make }),
    indexed,
  };
}

function headingOf(maker: string | undefined, body: string | null, t: Translator<'directory'>): string {
  if (maker) return body ? t('models.ofMakerAndBody', { maker, body }) : t('models.ofMaker', { maker });
  return body ? t('models.ofBody', { body }) : t('models.heading');
}
