import type { SanityDocument } from 'sanity';

/** The fields we read of a transaction in the content lake's history. */
export interface PastTransaction {
  id: string;
  author: string;
  timestamp: string;
  /** How to revert the transaction for each document: `[0, null]` if it created the document. */
  effects?: Record<string, { revert?: readonly unknown[] }>;
}

/** Everything known about one document of a published release. */
export interface Past {
  /** Its last version in the release, whose revision is the transaction that published the release. */
  version: SanityDocument & { _system?: { delete?: boolean } };
  former: SanityDocument | null;
  /** The transaction that published the release, if the history still has it. */
  publishing: PastTransaction | undefined;
  before: PastTransaction | undefined;
  current: SanityDocument | null;
  latest: PastTransaction | undefined;
}

/** Why a document cannot be rolled back: it was changed since, or its history has expired. */
type Obstacle = { kind: 'changed'; author: string; at: string } | { kind: 'forgotten' };

/** A rollback's effect on one document. */
export interface Step {
  /** Published id. */
  id: string;
  type: string;
  title: string;
  /**
   * Restores the previous version, unpublishes a document that the release created, or publishes it again.
   */
  change: 'restore' | 'unpublish' | 'publish';
  /** The document after the rollback, or the current one if it will be unpublished. */
  document: SanityDocument;
  fields: string[];
  obstacle: Obstacle | null;
}

/** Returns the title of a document, or the old address of a redirect. */
export function titleOf(document: { [field: string]: unknown }): string {
  const { title, name, label, text, from } = document;
  const words = [title, name, label, text, from].find((value) => typeof value === 'string' && value.trim());
  return typeof words === 'string' ? words : 'Untitled';
}

/** Returns what a rollback does to a document, or null if it changes nothing. */
export function stepOf(id: string, past: Past): Step | null {
  const { version, former, current } = past;
  const isUnpublishedByRelease = version._system?.delete === true;
  if (isUnpublishedByRelease && !former && !obstacleOf(id, past)) return null;
  const document = former ?? current ?? version;
  return {
    id,
    type: version._type,
    title: titleOf(current ?? version),
    change: isUnpublishedByRelease ? 'publish' : former ? 'restore' : 'unpublish',
    document,
    fields: former && current ? changedFields(former, current) : [],
    obstacle: obstacleOf(id, past),
  };
}

function obstacleOf(
  id: string,
  { version, former, publishing, before, current, latest }: Past,
): Obstacle | null {
  const isAsReleased = version._system?.delete === true ? !current : current?._rev === version._rev;
  if (!isAsReleased)
    return latest ? { kind: 'changed', author: latest.author, at: latest.timestamp } : { kind: 'forgotten' };
  if (former || before) return null;
  // The history has nothing before the release, so the release must have created the document.
  const revert = publishing?.effects?.[id]?.revert;
  return revert?.[0] === 0 && revert[1] === null ? null : { kind: 'forgotten' };
}

/** Returns the names of fields that differ, except system fields. */
function changedFields(one: SanityDocument, other: SanityDocument): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => !name.startsWith('_') && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

/**
 * Returns a document as a version in a release. References to documents that the same release publishes are
 * weak until it is published.
 * @param comingIds documents that the release publishes again
 */
export function versionOf(
  document: SanityDocument,
  releaseId: string,
  { unpublish, comingIds }: { unpublish: boolean; comingIds: ReadonlySet<string> },
): SanityDocument {
  const { _rev, _updatedAt, _system, ...content } = document as SanityDocument & { _system?: unknown };
  const version = withLaterReferences(content, comingIds) as SanityDocument;
  return {
    ...version,
    _id: `versions.${releaseId}.${document._id}`,
    ...(unpublish && { _system: { delete: true } }),
  };
}

function withLaterReferences(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withLaterReferences(item, ids));
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withLaterReferences(part, ids)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  if (typeof copy._ref !== 'string' || !ids.has(copy._ref) || copy._weak === true) return copy;
  return { ...copy, _weak: true, _strengthenOnPublish: {} };
}
