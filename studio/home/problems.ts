import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { type Addresses, linkTarget, pathOfLink } from '@forecourt/lib/sites/link-target';
import { partsOf } from '@forecourt/lib/sites/nested-objects';
import { redirectKey, redirectTable } from '@forecourt/lib/sites/redirects';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { isTranslation } from '@forecourt/lib/sites/translations';
import type { SanityDocument } from 'sanity';
import type { HomeAnswer } from './query.ts';

/** Problems a document can have, most harmful to visitors first. */
export const PROBLEM_KINDS = ['gone', 'loop', 'unpublished', 'expired', 'alt', 'description'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

interface Problem {
  kind: ProblemKind;
  /** Published id of the document. */
  id: string;
  /** The link or document concerned, or the number of pictures. */
  detail: string;
  /** True if a draft already fixes it. */
  isFixed: boolean;
}

type Part = Record<string, unknown>;

const slugOf = (document: Part, field: string) =>
  (document[field] as { current?: string } | undefined)?.current;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const refOf = (value: unknown) => (value as { _ref?: unknown } | undefined)?._ref;
const refsOf = (value: unknown) =>
  Array.isArray(value) ? value.map(refOf).filter((id) => typeof id === 'string') : [];
/** The content lake keeps assets as long as a document refers to them. */
const isAsset = (id: string) => /^(image|file)-/.test(id);

/** Returns the sites of a document. A location belongs to the sites that list it. */
export function sitesOf(document: Part, answer: Pick<HomeAnswer, 'sites'>): string[] {
  const excludedIds = refsOf(document.excludedSites);
  const own = [refOf(document.site), ...refsOf(document.sites)].filter((id) => typeof id === 'string');
  if (document._type !== 'location') return own.filter((id) => !excludedIds.includes(id));
  const id = publishedIdOf(String(document._id));
  return answer.sites.filter(({ locations }) => locations.includes(id)).map((site) => site.id);
}

/** Returns the problems of published documents, and those that block drafts from being published. */
export function problemsOf(answer: HomeAnswer, now: Date): Problem[] {
  const documents = answer.contents.filter(({ _id }) => !_id.startsWith('drafts.'));
  const drafts = new Map(
    answer.contents
      .filter(({ _id }) => _id.startsWith('drafts.'))
      .map((document) => [publishedIdOf(document._id), document]),
  );
  const dataset = datasetOf(answer, documents, drafts, now);
  const problems = documents.flatMap((document) => {
    const draft = drafts.get(document._id);
    const remainingKeys = draft && new Set(inDocument(draft, dataset).map(keyOf));
    return inDocument(document, dataset).map((problem) => ({
      ...problem,
      isFixed: remainingKeys !== undefined && !remainingKeys.has(keyOf(problem)),
    }));
  });
  const keys = new Set(problems.map(keyOf));
  const ofDrafts = [...drafts.values()].flatMap((draft) =>
    inDocument(draft, dataset).filter(
      (problem) => problem.kind === 'unpublished' && !keys.has(keyOf(problem)),
    ),
  );
  return [...problems, ...ofDrafts];
}

const keyOf = ({ kind, id, detail }: Problem) => `${kind}/${id}/${kind === 'alt' ? '' : detail}`;

interface Dataset {
  sites: Map<string, Addresses>;
  published: ReadonlySet<string>;
  titles: Map<string, string>;
  expired: Map<string, { title: string; slug: string | undefined }>;
  loops: ReadonlySet<string>;
  answer: HomeAnswer;
}

const titleOf = ({ title, name, heading }: Part): string | undefined =>
  [title, name, heading].find((text) => typeof text === 'string' && text !== '') as string | undefined;

function datasetOf(
  answer: HomeAnswer,
  documents: readonly SanityDocument[],
  drafts: ReadonlyMap<string, SanityDocument>,
  now: Date,
): Dataset {
  // A translation has the address and dates of its English document.
  const ofType = (type: string) =>
    documents.filter((document) => document._type === type && !isTranslation(document));
  const inSite = (type: string, field: string, site: string) =>
    new Set(
      ofType(type)
        .filter((document) => sitesOf(document, answer).includes(site))
        .flatMap((document) => slugOf(document, field) ?? []),
    );
  const models = new Set(ofType('model').flatMap((document) => slugOf(document, 'slug') ?? []));
  const redirects = ofType('redirect').map((document) => ({
    id: document._id,
    site: refOf(document.site),
    from: textOf(document.from),
    to: textOf(document.to),
    permanent: document.permanent !== false,
  }));
  const loops = new Set<string>();
  const sites = new Map<string, Addresses>();
  for (const { id, settings, features } of answer.sites) {
    const own = redirects.filter(({ site }) => site === id);
    const table = redirectTable(own);
    for (const redirect of own) {
      // Valid alone, but part of a redirect loop.
      const alone =
        redirectTable([redirect]).size === 1 || redirectKey(redirect.from) === redirectKey(redirect.to);
      if (alone && !table.has(redirectKey(redirect.from))) loops.add(redirect.id);
    }
    sites.set(id, {
      pages: inSite('page', 'path', id),
      posts: inSite('blogPost', 'slug', id),
      offers: inSite('offer', 'slug', id),
      models,
      redirects: table,
      settings: parseSettings(settings).settings,
      features: parseFeatures(features).features,
    });
  }
  const expiredOffers = new Map(
    ofType('offer')
      .filter(({ endsAt }) => typeof endsAt === 'string' && new Date(endsAt) <= now)
      .map((offer) => [offer._id, { title: titleOf(offer) ?? 'an offer', slug: slugOf(offer, 'slug') }]),
  );
  const titles = new Map(
    [...documents, ...drafts.values()].flatMap((document) => {
      const title = titleOf(document);
      return title ? [[publishedIdOf(document._id), title] as const] : [];
    }),
  );
  return { sites, published: new Set(answer.published), titles, expired: expiredOffers, loops, answer };
}

function inDocument(document: SanityDocument, dataset: Dataset): Problem[] {
  const id = publishedIdOf(document._id);
  const problems = new Map<string, Problem>();
  const add = (kind: ProblemKind, detail: string) => {
    const problem = { kind, id, detail, isFixed: false };
    problems.set(keyOf(problem), problem);
  };
  const own = sitesOf(document, dataset.answer).flatMap((site) => dataset.sites.get(site) ?? []);
  const expiredSlugs = new Map([...dataset.expired.values()].map(({ slug, title }) => [slug, title]));
  let pictures = 0;
  for (const part of partsOf(document)) {
    if (part._type === 'picture' && refOf(part.asset) && !part.alt) pictures += 1;
    const target = part._ref;
    if (typeof target === 'string' && !isAsset(target)) {
      const title = dataset.titles.get(target);
      if (!dataset.published.has(target))
        if (title) add('unpublished', `'${title}' is not published`);
        else add('gone', 'to a document that was deleted');
      if (dataset.expired.has(target)) add('expired', `'${title ?? 'An offer'}' has ended`);
    }
    const path = part.kind === 'path' ? part.path : undefined;
    if (typeof path !== 'string') continue;
    // A link on a document of several sites is broken only if it is broken on all of them.
    if (own.length > 0 && own.every((site) => !linkTarget(path, site))) add('gone', `to ${path}`);
    const endedOffer = path.startsWith('/offers/') && expiredSlugs.get(pathOfLink(path)?.split('/').at(-1));
    if (endedOffer) add('expired', `'${endedOffer}' has ended`);
  }
  if (pictures > 0) add('alt', pictures === 1 ? '1 picture' : `${pictures} pictures`);
  if (dataset.loops.has(id)) add('loop', `from ${textOf(document.from)} to ${textOf(document.to)}`);
  const seo = document.seo as { description?: string; noindex?: boolean } | undefined;
  if (document._type === 'page' && !seo?.description && !seo?.noindex)
    add('description', slugOf(document, 'path') ?? '');
  return [...problems.values()];
}
