import { MODELS_PER_PAGE } from '@forecourt/lib/inventory/search/models/record';
import type { Site } from '@forecourt/lib/sites/site';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
import type { MakeName } from './search.ts';
import { type DirectoryState, EMPTY_DIRECTORY, modelsHref, serialiseDirectory } from './state.ts';

const models = (count: number) => `${count} model${count === 1 ? '' : 's'}`;

/** Returns `Showing 1-21 of 96 models`, or `10 models` for a single page. */
export function shownText(page: number, total: number): string {
  const first = (page - 1) * MODELS_PER_PAGE + 1;
  if (total <= MODELS_PER_PAGE || first > total) return models(total);
  return `Showing ${first}-${Math.min(total, page * MODELS_PER_PAGE)} of ${models(total)}`;
}

/** Returns heading, title, description and canonical address of a directory page (OPEN-125). */
export function directoryTexts(
  site: Pick<Site, 'name' | 'manufacturer'>,
  state: DirectoryState,
  makes: readonly MakeName[],
  total: number,
) {
  const { page, body, make } = state;
  const maker = site.manufacturer?.name ?? makes.find(({ slug }) => slug === make)?.name;
  // Pages of one body or one maker are indexed; combinations and searches are endless.
  const plain = { ...EMPTY_DIRECTORY, body, make, page };
  const indexed =
    total > 0 && serialiseDirectory(plain) === serialiseDirectory(state) && !(body && make) && page < 100;
  const kind = body ? `${bodyLabel(body)} models` : 'models';
  const heading = [maker, kind]
    .filter(Boolean)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
  const what = page > 1 ? `${heading}, page ${page}` : heading;
  return {
    heading,
    title: what,
    description: `${what} at ${site.name}: pictures, body types, offers and current stock.`,
    canonical: modelsHref(indexed ? plain : { body, make: body ? null : make }),
    indexed,
  };
}
