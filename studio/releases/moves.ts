import { isUnpublishing } from '@forecourt/lib/operations/back-office/release-rights';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { redirectFromProblem, redirectKey } from '@forecourt/lib/sites/redirects';
import type { SanityClient, SanityDocument } from 'sanity';
import {
  ADDRESSED_TYPES,
  isMoving,
  type Move,
  movesOf,
  redirectId,
  SHOWN_BY_SITES,
  showingSites,
} from '../document/redirects.ts';
import { titleOf } from './steps.ts';

const TAG = 'releases.moves';

/** A redirect with its published id. */
export interface Redirect {
  id: string;
  site: string;
  from: string;
  to: string;
}

/** An address that a release changes. */
export interface ReleaseMove extends Move {
  title: string;
  /**
   * `redirected`: the old address leads to the new one once the release is published. `none`: the old address
   * can't be redirected, as another document of the release takes it over or it belongs to the site itself.
   */
  state: 'open' | 'redirected' | 'none';
}

/** The address changes of a release, with the redirects of their sites. */
export interface ReleaseRedirects {
  moves: ReleaseMove[];
  /** Redirects of the sites as they are once the release is published. */
  redirects: Redirect[];
}

interface StoredRedirect extends SanityDocument {
  site?: { _ref?: string };
  from?: string;
  to?: string;
}

const same = (one: string, other: string) => redirectKey(one) === redirectKey(other);

/**
 * Returns the addresses that a release changes, with the redirects of their sites.
 * @param versions the documents of the release
 */
export async function releaseMoves(
  base: SanityClient,
  versions: readonly SanityDocument[],
): Promise<ReleaseRedirects> {
  const client = base.withConfig({ perspective: 'raw' });
  const addressed = versions.filter(
    (version) => ADDRESSED_TYPES.includes(version._type) && !isUnpublishing(version),
  );
  if (addressed.length === 0) return { moves: [], redirects: [] };
  const published = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids: addressed.map(({ _id }) => publishedIdOf(_id)) },
    { tag: TAG },
  );
  const all = await Promise.all(
    addressed.map(async (version) => {
      const id = publishedIdOf(version._id);
      const before = published.find(({ _id }) => _id === id) ?? null;
      if (!isMoving(before, version)) return [];
      const sites = SHOWN_BY_SITES.has(version._type) ? await showingSites(client, version._type, id) : [];
      return movesOf(before, version, sites).map((move) => ({ ...move, title: titleOf(version) }));
    }),
  );
  const moves = all.flat();
  if (moves.length === 0) return { moves: [], redirects: [] };
  const stored = await client.fetch<StoredRedirect[]>(
    '*[_type == "redirect" && site._ref in $sites && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]',
    { sites: moves.map(({ site }) => site) },
    { tag: TAG },
  );
  const redirects = redirectsAfter(
    stored,
    versions.filter(({ _type }) => _type === 'redirect'),
  );
  return {
    redirects,
    moves: moves.map((move) => ({ ...move, state: stateOf(move, moves, redirects) })),
  };
}

/** Returns the redirects of the sites once the versions of a release have replaced the published ones. */
export function redirectsAfter(
  published: readonly StoredRedirect[],
  versions: readonly StoredRedirect[],
): Redirect[] {
  const byId = new Map<string, StoredRedirect>(published.map((redirect) => [redirect._id, redirect]));
  for (const version of versions)
    if (isUnpublishing(version)) byId.delete(publishedIdOf(version._id));
    else byId.set(publishedIdOf(version._id), version);
  return [...byId].flatMap(([id, { site, from, to }]) =>
    site?._ref && from && to ? [{ id, site: site._ref, from, to }] : [],
  );
}

function stateOf(move: Move, moves: readonly Move[], redirects: readonly Redirect[]): ReleaseMove['state'] {
  const isThere = redirects.some(
    ({ site, from, to }) => site === move.site && same(from, move.from) && same(to, move.to),
  );
  if (isThere) return 'redirected';
  return redirectable(moves).includes(move) ? 'open' : 'none';
}

/** Leaves out old addresses that a document of the release takes over, and those that can't be redirected. */
const redirectable = (moves: readonly Move[]): Move[] =>
  moves.filter(
    ({ site, from }) =>
      redirectFromProblem(from) === null &&
      !moves.some((other) => other.site === site && same(other.to, from)),
  );

/** Returns the id of a redirect, which differs from those of redirects with a similar old address. */
function freeId(move: Move, taken: readonly Redirect[]): string {
  const id = redirectId(move);
  const isTaken = (candidate: string) =>
    taken.some(
      (other) => other.id === candidate && !(other.site === move.site && same(other.from, move.from)),
    );
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/**
 * Returns the changes to redirects that lead every old address of a release to its new one, without chains
 * and loops.
 * @param moves all address changes of the release
 * @param redirects the redirects of their sites
 */
export function redirectChanges(
  moves: readonly Move[],
  redirects: readonly Redirect[],
): { put: Redirect[]; remove: string[] } {
  const moveFrom = ({ site, to }: Redirect) =>
    moves.find((move) => move.site === site && same(move.from, to));
  const wanted: Redirect[] = [];
  for (const move of redirectable(moves)) {
    const { site, from, to } = move;
    wanted.push({ id: freeId(move, [...redirects, ...wanted]), site, from, to });
  }
  const isReplaced = ({ site, from }: Redirect) =>
    moves.some((move) => move.site === site && (same(move.from, from) || same(move.to, from)));
  const kept = redirects.filter((redirect) => !isReplaced(redirect));
  const led = kept.flatMap((redirect) => {
    const move = moveFrom(redirect);
    return move ? [{ ...redirect, to: move.to }] : [];
  });
  const put = [...wanted, ...led];
  const putIds = new Set(put.map(({ id }) => id));
  return {
    put,
    remove: redirects.filter((each) => isReplaced(each) && !putIds.has(each.id)).map(({ id }) => id),
  };
}

/**
 * Adds redirects from the old addresses to a release, so that both are published together.
 * @param state the moves and redirects of the release
 */
export async function addRedirects(
  base: SanityClient,
  releaseId: string,
  { moves, redirects }: ReleaseRedirects,
): Promise<void> {
  const client = base.withConfig({ perspective: 'raw' });
  const { put, remove } = redirectChanges(moves, redirects);
  const versionId = (id: string) => `versions.${releaseId}.${id}`;
  const ids = [...put.map(({ id }) => id), ...remove];
  const stored = await client.fetch<SanityDocument[]>(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, versionId(id)]) },
    { tag: TAG },
  );
  const byId = new Map(stored.map((document) => [document._id, document]));
  await client.action([
    ...put.map(({ id, site, from, to }) => {
      const exists = byId.has(versionId(id));
      const permanent = byId.get(id)?.permanent;
      const document = {
        _id: versionId(id),
        _type: 'redirect',
        site: { _type: 'reference', _ref: site },
        from,
        to,
        permanent: permanent ?? true,
      };
      return exists
        ? { actionType: 'sanity.action.document.version.replace' as const, document }
        : { actionType: 'sanity.action.document.version.create' as const, publishedId: id, document };
    }),
    ...remove.map((id) =>
      byId.has(id)
        ? {
            actionType: 'sanity.action.document.version.unpublish' as const,
            versionId: versionId(id),
            publishedId: id,
          }
        : { actionType: 'sanity.action.document.version.discard' as const, versionId: versionId(id) },
    ),
  ]);
}
