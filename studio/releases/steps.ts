import type { SanityDocument } from 'sanity';

/** A transaction of the content lake's history, as far as it is asked for. */
export interface PastTransaction {
  id: string;
  author: string;
  timestamp: string;
  /** How each document is taken back by it: `[0, null]` where it made the document. */
  effects?: Record<string, { revert?: readonly unknown[] }>;
}

/** Everything known of one document of a published release. */
export interface Past {
  /** Its last version in the release; its revision is the transaction that published the release. */
  version: SanityDocument & { _system?: { delete?: boolean } };
  /** How it was published before the release; null where it was not. */
  former: SanityDocument | null;
  /** The transaction that published the release, where the history still has it. */
  publishing: PastTransaction | undefined;
  /** The transaction before that, where there was one. */
  before: PastTransaction | undefined;
  /** How it is published now; null where it is not. */
  current: SanityDocument | null;
  /** The newest transaction that changed it. */
  latest: PastTransaction | undefined;
}

/** Why a document cannot be taken back: changed since, or its past is no longer told. */
type Obstacle = { kind: 'changed'; author: string; at: string } | { kind: 'forgotten' };

/** What taking a release back does to one document. */
export interface Step {
  /** As published. */
  id: string;
  type: string;
  title: string;
  /** It gets its former words back, is unpublished because the release made it, or is published again. */
  change: 'restore' | 'unpublish' | 'publish';
  /** What it becomes; for one to be unpublished, what it is. */
  document: SanityDocument;
  /** The fields that change. */
  fields: string[];
  obstacle: Obstacle | null;
}

/** A document's title, whichever field holds it. */
export function titleOf(document: { [field: string]: unknown }): string {
  const { title, name, label, text } = document;
  const words = [title, name, label, text].find((value) => typeof value === 'string' && value.trim());
  return typeof words === 'string' ? words : 'Without a title';
}

/** What taking a release back does to one of its documents; null where it changes nothing. */
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
  // Nothing is told of it before the release: then the release must have made it.
  const revert = publishing?.effects?.[id]?.revert;
  return revert?.[0] === 0 && revert[1] === null ? null : { kind: 'forgotten' };
}

/** The fields whose values differ, without those of the content lake itself. */
function changedFields(one: SanityDocument, other: SanityDocument): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => !name.startsWith('_') && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

/**
 * A document as a version in a release. What it refers to among the documents that the same release publishes
 * again is not there yet: such a reference holds from the publishing on.
 * @param comingIds the documents that come back with it
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
