import { publishedIdOf } from '../../sites/content-lake/document-id.ts';
import type { ContentDocument } from './content-document.ts';
import type { ReleaseBlocker } from './contract.ts';
import { type Grants, isGranted } from './grants.ts';

/** A version in a release, with what is published under its id. */
export interface ReleaseDocument {
  version: ContentDocument;
  published: ContentDocument | null;
  /** While nothing is published: the drafts and the other versions of the document. */
  siblings: ContentDocument[];
}

/**
 * Prefix of the ids of releases created by editors of one site.
 * A role's filter sees only the version, so the id is all that shows whose release it is.
 */
export const releaseIdStart = (siteId: string): string => `${siteId}_`;

export const isUnpublishing = ({ _system }: ContentDocument): boolean =>
  (_system as { delete?: unknown } | undefined)?.delete === true;

/**
 * Checks whether a person may publish a document of a release, by the same rule as the content lake's
 * emulator: they may update the version, its content under the published id, and the published document. If
 * nothing is published, all other drafts and versions count instead: otherwise a version that names the
 * person's own site could take over another site's document.
 * @param identity the id of the user, for filters with `identity()`
 */
export function mayPublish(
  grants: Grants,
  identity: string,
  { version, published, siblings }: ReleaseDocument,
): boolean {
  if (!isGranted(grants, 'update', version, identity)) return false;
  const permission = published ? 'update' : 'create';
  const _id = publishedIdOf(version._id);
  return [version, ...(published ? [published] : siblings)].every((state) =>
    isGranted(grants, permission, { ...state, _id }, identity),
  );
}

/** Ids of the sites of a release's documents, by new and by published content. */
export const sitesOf = (documents: readonly ReleaseDocument[]): string[] => [
  ...new Set(documents.flatMap(({ version, published }) => [version, published ?? {}].flatMap(siteIdsOf))),
];

/** Ids of the sites that a document refers to. */
export function siteIdsOf(document: object): string[] {
  const { site, sites } = document as { site?: unknown; sites?: unknown };
  const references: unknown[] = [site, ...(Array.isArray(sites) ? sites : [])];
  return references.flatMap((reference) => {
    const { _ref } = Object(reference) as { _ref?: unknown };
    return typeof _ref === 'string' ? [_ref] : [];
  });
}

/** Lists the documents of a release that a person may not publish. */
export const blockersFor = (
  grants: Grants,
  identity: string,
  documents: readonly ReleaseDocument[],
  siteNames: ReadonlyMap<string, string>,
): ReleaseBlocker[] =>
  documents
    .filter((document) => !mayPublish(grants, identity, document))
    .map((document) => ({
      id: publishedIdOf(document.version._id),
      type: document.version._type,
      title: titleOf(document.version),
      sites: sitesOf([document]).map((id) => siteNames.get(id) ?? id),
    }));

/** Returns the title of a document for people, or the old address of a redirect. */
export function titleOf({ title, name, label, text, from }: ContentDocument): string {
  const words = [title, name, label, text, from].find((value) => typeof value === 'string' && value.trim());
  return typeof words === 'string' ? words : 'Untitled';
}

/** Documents that a message lists by name. */
const NAMED = 5;

/** Says which documents of a release are not approved. */
export const unapprovedText = (documents: readonly ReleaseBlocker[]): string =>
  `${blockersText(documents)} ${documents.length === 1 ? 'needs' : 'need'} approval before the release is published.`;

/** Formats blockers for a message: `Careers (page, Harbour Motor Group) and 2 others`. */
export function blockersText(blockers: readonly ReleaseBlocker[]): string {
  const named = blockers
    .slice(0, NAMED)
    .map(({ title, type, sites }) => `${title} (${[type, ...sites].join(', ')})`);
  const others = blockers.length - named.length;
  const list = others > 0 ? [...named, others === 1 ? '1 other' : `${others} others`] : named;
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(list);
}
