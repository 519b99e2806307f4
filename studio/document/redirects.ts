import { postHref } from '@forecourt/lib/sites/blog';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { SanityClient } from 'sanity';

export interface Move {
  site: string;
  from: string;
  to: string;
}

type Named = { current?: string } | undefined;
interface Addressed {
  _id?: string;
  _type?: string;
  site?: { _ref?: string };
  path?: Named;
  slug?: Named;
}

/** Types whose addresses depend on the sites that show them. */
export const SHOWN_BY_SITES: ReadonlySet<string> = new Set(['offer', 'model', 'location']);
/** Types with an address that may change. */
export const ADDRESSED_TYPES: readonly string[] = ['page', 'offer', 'model', 'location', 'blogPost'];

/** A site that shows a document, with the settings its address depends on. */
export interface ShowingSite {
  id: string;
  settings: Record<string, unknown> | null;
  /** The offer's manufacturer, which may be part of its address. */
  manufacturer: string | null;
}

/**
 * Sites on which a document has an address: an offer's sites, a location's sites, or the sites that sell a
 * model. Dealership addresses do not depend on the location.
 */
const SHOWING = `*[_type == "site" && (
  (_id in *[_id == $id][0].sites[]._ref && !(_id in coalesce(*[_id == $id][0].excludedSites[]._ref, []))) ||
  $id in locations[]._ref ||
  ($type == "model" && (
    manufacturer._ref == *[_id == $id][0].manufacturer._ref ||
    *[_id == $id][0].manufacturer._ref in (locations[]->).manufacturers[]._ref
  ))
)]{ "id": _id, settings, "manufacturer": *[_id == $id][0].manufacturer->slug.current }`;

export const showingSites = (client: SanityClient, type: string, id: string): Promise<ShowingSite[]> =>
  client
    .withConfig({ perspective: 'published' })
    .fetch<ShowingSite[]>(SHOWING, { type, id: publishedIdOf(id) }, { tag: 'redirect.sites' });

export function isMoving(publishedVersion: unknown, draft: unknown): boolean {
  const before = publishedVersion as Addressed | null;
  const after = draft as Addressed | null;
  const [oldAddress, newAddress] = [before, after].map(
    (version) => version?.path?.current ?? version?.slug?.current,
  );
  return Boolean(oldAddress && newAddress && oldAddress !== newAddress);
}

/**
 * Returns the address changes of publishing a draft, one per site.
 * @param sites sites that show an offer, location or model; pages and posts have their own site
 */
export function movesOf(
  publishedVersion: unknown,
  draft: unknown,
  sites: readonly ShowingSite[] = [],
): Move[] {
  const before = publishedVersion as Addressed | null;
  const after = draft as Addressed | null;
  if (!before || !after || !isMoving(before, after)) return [];
  const type = after._type ?? (after.path ? 'page' : '');
  if (type === 'page' || type === 'blogPost') {
    const site = before.site?._ref;
    const address = ({ path, slug }: Addressed) => path?.current ?? postHref(slug?.current ?? '');
    return site && site === after.site?._ref ? [{ site, from: address(before), to: address(after) }] : [];
  }
  return sites.flatMap((site) => {
    const from = addressOn(site, type, before.slug?.current ?? '');
    const to = addressOn(site, type, after.slug?.current ?? '');
    return from && to && from !== to ? [{ site: site.id, from, to }] : [];
  });
}

/**
 * Returns the address changes of publishing a draft, with the sites that show an offer, location or model.
 * Without an answer about these sites, none are returned.
 */
export async function loadMoves(
  client: SanityClient,
  { published, draft, type, id }: { published: unknown; draft: unknown; type: string; id: string },
): Promise<Move[]> {
  if (!isMoving(published, draft)) return [];
  const sites = SHOWN_BY_SITES.has(type) ? await showingSites(client, type, id).catch(() => []) : [];
  return movesOf(published, draft, sites);
}

function addressOn({ settings: raw, manufacturer }: ShowingSite, type: string, slug: string): string | null {
  const { settings } = parseSettings(raw ?? {});
  switch (type) {
    case 'offer':
      return settings.offerPathStyle === 'manufacturer' && manufacturer
        ? `/offers/${manufacturer}/${slug}`
        : `/offers/${slug}`;
    case 'location':
      return settings.locationPathSlug === 'dealership' ? null : `/${settings.locationPathBase}/${slug}`;
    case 'model':
      return `/${slug}`;
    default:
      return null;
  }
}

/** Returns a deterministic id, so that an address has at most one redirect. */
export const redirectId = ({ site, from }: Move): string =>
  `redirect-${publishedIdOf(site).replace(/^site-/, '')}-${from.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '')}`;

interface Stored {
  _id: string;
  from: string;
  to: string;
}

/**
 * Creates a redirect from the old to the new address. Updates redirects to the old address and deletes one
 * from the new address, to avoid chains and loops.
 */
export async function createRedirect(client: SanityClient, move: Move): Promise<void> {
  const { site, from, to } = move;
  const others = await client
    .withConfig({ perspective: 'published' })
    .fetch<Stored[]>(
      '*[_type == "redirect" && site._ref == $site && (to == $from || from in [$to, $from])]',
      {
        site,
        from,
        to,
      },
    );
  const transaction = client.transaction();
  for (const other of others) {
    if (other.from === to || other.from === from) transaction.delete(other._id);
    else transaction.patch(other._id, { set: { to } });
  }
  transaction.createOrReplace({
    _id: redirectId(move),
    _type: 'redirect',
    site: { _type: 'reference', _ref: site },
    from,
    to,
    permanent: true,
  });
  await transaction.commit({ tag: 'redirect.page-moved' });
}
