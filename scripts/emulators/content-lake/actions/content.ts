import type { LakeDocument } from '../document.ts';
import { actionError } from '../errors.ts';
import { revisionMismatch } from '../mutate/apply.ts';
import type { Content } from '../mutate/schema.ts';
import type { Workspace } from '../mutate/workspace.ts';

/** Returns the document an action needs. Throws a 404 action error if it does not exist. */
export function requiredDocument(workspace: Workspace, id: string): LakeDocument {
  const document = workspace.get(id);
  if (document) return document;
  throw actionError(404, {
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    id,
  });
}

/** Optimistic locking: 409 when the document is not at the revision the caller saw. */
export function checkRevision(workspace: Workspace, id: string, expectedRevision: string | undefined): void {
  const currentDocument = workspace.get(id);
  if (!expectedRevision || currentDocument?._rev === expectedRevision) return;
  throw actionError(409, { ...revisionMismatch(currentDocument, expectedRevision), id });
}

/** Returns a document's content under another id, with a new revision and update time. */
export function contentAs<Extra extends object>(
  document: LakeDocument,
  id: string,
  extra?: Extra,
): Content & { _id: string } {
  const { _rev, _updatedAt, ...content } = document;
  return { ...content, ...extra, _id: id };
}

/**
 * Content ready to publish: references that were weak only while their target was a draft become strong
 * (`_strengthenOnPublish`), and the version bookkeeping in `_system` is removed.
 */
export function publishedContent(document: LakeDocument, id: string): Content & { _id: string } {
  const { _system, ...content } = withStrongReferences(contentAs(document, id)) as Content & { _id: string };
  return content as Content & { _id: string };
}

function withStrongReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrongReferences);
  if (value === null || typeof value !== 'object') return value;
  const { _strengthenOnPublish: mark, ...rest } = value as Record<string, unknown>;
  const entries = Object.entries(rest).map(([key, child]) => [key, withStrongReferences(child)] as const);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  const staysWeak = (mark as { weak?: boolean } | undefined)?.weak === true;
  if (mark !== undefined && !staysWeak) delete copy._weak;
  return copy;
}
