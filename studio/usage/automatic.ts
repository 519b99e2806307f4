/** A block that fills itself, as far as it decides what it shows. */
interface ListBlock {
  _type: string;
  mode: string | null;
  limit: number | null;
  /** How many documents an editor chose, where that ends the filling. */
  chosen: number | null;
  location: string | null;
}

/** A page with blocks that fill themselves. */
export interface ListPage {
  title: string | null;
  path: string | null;
  siteId: string | null;
  site: { name: string | null; url: string | null } | null;
  blocks: ListBlock[] | null;
}

/** What decides whether a list shows a document. */
interface ListedDocument {
  /** How many of its kind come before it on a site, by the site's id; missing where it does not show now. */
  places: Readonly<Record<string, number>>;
  location: string | null;
}

/** Blocks that fill themselves with documents of a type, and when one of them shows a document. */
const LISTS: Readonly<
  Record<string, Readonly<Record<string, (block: ListBlock, place: number, of: ListedDocument) => boolean>>>
> = {
  offer: { specialOffers: ({ mode, limit }, place) => mode !== 'chosen' && place < (limit ?? 3) },
  blogPost: { latestNews: ({ limit }, place) => place < (limit ?? 3) },
  location: {
    locationCards: ({ chosen }) => !chosen,
    locationMap: ({ chosen }) => !chosen,
  },
  person: { team: ({ chosen }) => !chosen },
  review: { reviews: ({ location }, _, of) => location === null || location === of.location },
};

/** The blocks that may show documents of a type by themselves. */
export const listBlocksOf = (type: string): string[] => Object.keys(LISTS[type] ?? {});

/** The pages that show a document although nobody chose it there. */
export function listingPages(type: string, document: ListedDocument, pages: readonly ListPage[]): ListPage[] {
  const lists = LISTS[type] ?? {};
  return pages.filter(({ siteId, blocks }) => {
    const place = siteId === null ? undefined : document.places[siteId];
    if (place === undefined) return false;
    return (blocks ?? []).some((block) => lists[block._type]?.(block, place, document));
  });
}

/** Something that comes and goes, with what decides its place among others. */
export interface Ranked {
  id: string;
  siteIds: (string | null)[] | null;
  excluded: (string | null)[] | null;
  from: string | null;
  start: string | null;
  end: string | null;
}

/**
 * The place of a document among those that show now, newest first, on each of its sites; 0 is the first.
 * @param all of its type, itself included
 */
export function placesOf(id: string, all: readonly Ranked[], now: Date): Record<string, number> {
  const showing = all
    .filter(({ start, end }) => !(start && new Date(start) > now) && !(end && new Date(end) <= now))
    .toSorted((a, b) => (b.from ?? '').localeCompare(a.from ?? ''));
  const own = showing.find((each) => each.id === id);
  const sites = (own?.siteIds ?? []).filter((site) => site !== null);
  return Object.fromEntries(
    sites.flatMap((site) => {
      const place = showing
        .filter(({ siteIds, excluded }) => siteIds?.includes(site) && !excluded?.includes(site))
        .findIndex((each) => each.id === id);
      return place < 0 ? [] : [[site, place]];
    }),
  );
}
