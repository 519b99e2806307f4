import { postHref } from '@forecourt/lib/sites/blog';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { SanityClient, SanityDocument } from 'sanity';
import { namesOf, type Replacement, type Target } from './removeReferences.ts';

export interface Referrer {
  /** Published id. */
  id: string;
  type: string;
  title: string;
  /** Published version and draft, which are changed together. */
  versions: SanityDocument[];
}

/** Types with links that may refer to a document by its path. */
const LINKING = ['page', 'blogPost', 'navigation', 'slide', 'promoCard', 'announcement', 'popup'];
const OTHERS = '!(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)';
const NAMING = `*[${OTHERS} && (
  (references($id) && _type != "translation.metadata") || (_type in $linking && count($sites) > 0 && site._ref in $sites)
)] | order(_id)`;
const REPLACEMENTS = `*[_type == $type && ${IS_ENGLISH} && _id != $id && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && (
  count($sites) == 0 || site._ref in $sites || count(sites[_ref in $sites]) > 0
)] | order(lower(coalesce(title, name, heading)) asc)[0...200]`;

type Fields = { _type: string; [field: string]: unknown };
const slugOf = (document: Fields, field: string) =>
  (document[field] as { current?: string } | undefined)?.current;

/** Returns the paths of a document on its sites. A location has none, as its path depends on the site. */
function pathsOf(document: Fields): string[] {
  const slug = slugOf(document, document._type === 'page' ? 'path' : 'slug');
  if (!slug) return [];
  switch (document._type) {
    case 'page':
      return [slug];
    case 'blogPost':
      return [postHref(slug)];
    case 'model':
      return [`/${slug}`];
    case 'offer':
      return [`/offers/${slug}`];
    default:
      return [];
  }
}

function siteIdsOf({ site, sites }: Fields): string[] {
  const own = [site, ...(Array.isArray(sites) ? (sites as unknown[]) : [])];
  return own.flatMap((reference) => (reference as { _ref?: string } | undefined)?._ref ?? []);
}

/** Returns the id and paths by which other documents refer to a document. */
export const targetOf = (document: Fields & { _id: string }): Target => ({
  id: publishedIdOf(document._id),
  paths: new Set(pathsOf(document)),
});

/** Groups the versions of documents that refer to the target. */
function referrersIn(documents: readonly SanityDocument[], target: Target): Referrer[] {
  const referrers = new Map<string, Referrer>();
  for (const document of documents) {
    if (namesOf(document, target).length === 0) continue;
    const id = publishedIdOf(document._id);
    const { title, name, heading, text } = document;
    const words = [title, name, heading, text].find((word) => typeof word === 'string' && word !== '');
    const referrer = referrers.get(id) ?? { id, type: document._type, title: '', versions: [] };
    referrer.title = typeof words === 'string' ? words : 'Untitled';
    referrer.versions.push(document);
    referrers.set(id, referrer);
  }
  return [...referrers.values()];
}

/** Loads all documents that refer to a document by reference or link path. */
export async function findReferrers(
  client: SanityClient,
  document: Fields & { _id: string },
): Promise<Referrer[]> {
  const target = targetOf(document);
  const sites = target.paths.size > 0 ? siteIdsOf(document) : [];
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>(NAMING, { id: target.id, linking: LINKING, sites }, { tag: 'usage.places' });
  return referrersIn(documents, target);
}

/** Loads published documents of the same type and sites that can replace a document. */
export async function findReplacements(
  client: SanityClient,
  document: Fields & { _id: string },
): Promise<(Replacement & { title: string })[]> {
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>(
      `${REPLACEMENTS}{ ..., "blocks": null }`,
      { id: publishedIdOf(document._id), type: document._type, sites: siteIdsOf(document) },
      { tag: 'usage.replacements' },
    );
  return documents.map((other) => {
    const { title, name, heading } = other;
    const words = [title, name, heading].find((word) => typeof word === 'string');
    return {
      id: other._id,
      path: pathsOf(other)[0] ?? null,
      title: typeof words === 'string' ? words : other._id,
    };
  });
}
