import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { type CalendarAnswer, momentsOf } from '../calendar/entries.ts';
import { PROBLEM_KINDS, type ProblemKind, problemsOf, sitesOf } from './problems.ts';
import type { HomeAnswer, Summary } from './query.ts';

/** A row of a list. Selecting it opens the document or release. */
export interface Entry {
  key: string;
  title: string;
  /** Document type, or `release`. */
  type: string;
  id: string;
  sites: string[];
  detail?: string;
  /** When it was changed, or when it starts or ends. */
  at?: Date;
}

export type ListName = 'releases' | 'drafts' | 'scheduled' | 'expiring' | ProblemKind;
export type Lists = Readonly<Record<ListName, Entry[]>>;

/** The calendar’s names for parts of documents. */
const PARTS = new Set(['Block', 'Menu entry']);
/** How far ahead the home page looks for content that ends. */
const SOON = 14 * 24 * 60 * 60 * 1000;

export function entryOf({ _id, _type, title, sites }: Summary): Entry {
  const id = publishedIdOf(_id);
  const own = _type === 'site' ? [id] : (sites ?? []).filter((site) => site !== null);
  return { key: _id, title: title || 'Untitled', type: _type, id, sites: own };
}

/**
 * Replaces published documents with their drafts. Release versions are left out, as the release lists them.
 */
function withDrafts<Item extends { _id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) {
    if (item._id.startsWith('versions.')) continue;
    const id = publishedIdOf(item._id);
    if (item._id !== id || !byId.has(id)) byId.set(id, { ...item, _id: id });
  }
  return [...byId.values()];
}

function momentsAhead(calendar: CalendarAnswer, now: Date) {
  const { dated, wholes } = calendar;
  const moments = momentsOf({ ...calendar, dated: withDrafts(dated), wholes: withDrafts(wholes) });
  return moments.filter(({ at }) => at > now);
}

/** Returns the entries of each list: unpublished, scheduled, ending soon or broken. */
export function listsOf(answer: HomeAnswer, now: Date): Lists {
  const moments = momentsAhead(answer.calendar, now).map(
    ({ key, at, change, title, kind, sites, opens: { params } }) => ({
      isEnd: change === 'ends',
      entry: {
        key,
        title,
        type: params.type ?? 'release',
        id: params.id,
        sites,
        // The document type says enough, except for parts of documents and releases.
        detail: params.type && !PARTS.has(kind) ? change : `${kind} ${change}`,
        at,
      },
    }),
  );
  const posts = answer.contents
    .filter(
      ({ _type, _id, date, language }) =>
        _type === 'blogPost' &&
        !isTranslation({ language }) &&
        !_id.startsWith('drafts.') &&
        new Date(String(date)) > now,
    )
    .map(({ _id, _type, _updatedAt, heading, date, site }) => ({
      ...entryOf({
        _id,
        _type,
        _updatedAt,
        title: typeof heading === 'string' ? heading : null,
        sites: [(site as { _ref?: string } | undefined)?._ref ?? null],
      }),
      detail: 'starts',
      at: new Date(String(date)),
    }));
  const problems = problemsOf(answer, now);
  const documents = new Map(
    answer.contents.map((document): [string, Record<string, unknown>] => [
      publishedIdOf(document._id),
      document,
    ]),
  );
  const brokenByKind = Object.fromEntries(
    PROBLEM_KINDS.map((kind) => [
      kind,
      problems
        .filter((problem) => problem.kind === kind)
        .map(({ id, detail, isFixed }): Entry => {
          const document = documents.get(id) ?? {};
          const { title, name, heading, text, from } = document;
          const words = [title, name, heading, text, from].find((word) => typeof word === 'string');
          return {
            key: `${kind}/${id}/${detail}`,
            title: typeof words === 'string' ? words : 'Untitled',
            type: String(document._type),
            id,
            sites: sitesOf(document, answer),
            detail: isFixed ? `${detail} · fixed in the draft` : detail,
          };
        }),
    ]),
  ) as Record<ProblemKind, Entry[]>;
  const publishedIds = new Set(answer.published);
  return {
    releases: answer.releases.map(({ name, title, description, _updatedAt }) => ({
      key: name,
      title: title || 'Untitled',
      type: 'release',
      id: name,
      sites: [],
      // A campaign lists its sites in the description.
      detail: description || 'Release',
      at: new Date(_updatedAt),
    })),
    drafts: answer.drafts.map((draft) => ({
      ...entryOf(draft),
      detail: publishedIds.has(publishedIdOf(draft._id)) ? 'Unpublished changes' : 'Not published',
      at: new Date(draft._updatedAt),
    })),
    scheduled: [...moments.filter(({ isEnd }) => !isEnd).map(({ entry }) => entry), ...posts].toSorted(
      (a, b) => a.at.getTime() - b.at.getTime(),
    ),
    expiring: moments
      .filter(({ isEnd, entry }) => isEnd && entry.at.getTime() - now.getTime() <= SOON)
      .map(({ entry }) => entry),
    ...brokenByKind,
  };
}

/**
 * Returns the entries of some sites. Releases may span sites, so every release is included.
 * @param shownSites null for every site, including shared entries
 */
export const ofSites = (entries: readonly Entry[], shownSites: ReadonlySet<string> | null): Entry[] =>
  shownSites === null
    ? [...entries]
    : entries.filter(({ sites, type }) => type === 'release' || sites.some((site) => shownSites.has(site)));

/** Groups entries by site. An entry of several sites appears under each, and shared entries come last. */
export function bySite(
  entries: readonly Entry[],
  sites: readonly { id: string; name: string }[],
): { name: string; entries: Entry[] }[] {
  const groups = sites.map(({ id, name }) => ({
    name,
    entries: entries.filter((entry) => entry.sites.includes(id)),
  }));
  const ids = new Set(sites.map(({ id }) => id));
  const sharedEntries = entries.filter((entry) => !entry.sites.some((site) => ids.has(site)));
  return [...groups, { name: 'Shared by all sites', entries: sharedEntries }].filter(
    (group) => group.entries.length > 0,
  );
}
