/** The fields of an automatic list block that decide what it shows. */
interface ListBlock {
  _type: string;
  mode: string | null;
  limit: number | null;
  /** Number of documents an editor chose, in which case the block is not automatic. */
  chosen: number | null;
  location: string | null;
}

export interface ListPage {
  title: string | null;
  path: string | null;
  siteId: string | null;
  site: { name: string | null; url: string | null } | null;
  blocks: ListBlock[] | null;
}

interface ListedDocument {
  /** Number of documents of the type that precede it, by site id. Missing if it is not currently shown. */
  places: Readonly<Record<string, number>>;
  location: string | null;
}

/** List blocks for each document type, with a predicate for whether they show a document. */
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

/** Returns the blocks that list documents of a type automatically. */
export const listBlocksOf = (type: string): string[] => Object.keys(LISTS[type] ?? {});

/** Returns the pages whose automatic lists show a document. */
export function listingPages(type: string, document: ListedDocument, pages: readonly ListPage[]): ListPage[] {
  const lists = LISTS[type] ?? {};
  return pages.filter(({ siteId, blocks }) => {
    const place = siteId === null ? undefined : document.places[siteId];
    if (place === undefined) return false;
    return (blocks ?? []).some((block) => lists[block._type]?.(block, place, document));
  });
}

/** A document with optional start and end, and its rank. */
export interface Ranked {
  id: string;
  siteIds: (string | null)[] | null;
  excluded: (string | null)[] | null;
  from: string | null;
  start: string | null;
  end: string | null;
}

/**
 * Returns the rank of a document among those currently shown, newest first, by site. 0 is the first.
 * @param all all documents of the type, including this one
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
