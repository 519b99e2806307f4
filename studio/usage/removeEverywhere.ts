import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { SanityClient, SanityDocument, Schema } from 'sanity';
import type { Referrer } from './referrers.ts';
import {
  type IsRequired,
  type Replacement,
  removeReferences,
  replaceIn,
  type Target,
} from './removeReferences.ts';

export type Removal = 'delete' | 'unpublish';

/** A document that refers to the target, and the parts to remove; null if the reference is required. */
export interface PlannedRemoval {
  referrer: Referrer;
  parts: string[] | null;
}

export const requiredBy =
  (schema: Schema): IsRequired =>
  (typeName, fieldName) => {
    const type = schema.get(typeName);
    const field =
      type && 'fields' in type ? type.fields.find(({ name }) => name === fieldName)?.type : undefined;
    const rules = [field?.validation].flat() as unknown[];
    return rules.some((rule) => {
      const { isRequired, _level } = (rule ?? {}) as { isRequired?: () => boolean; _level?: string };
      return _level !== 'warning' && Boolean(isRequired?.call(rule));
    });
  };

export function plannedRemovals(
  referrers: readonly Referrer[],
  target: Target,
  isRequired: IsRequired,
): PlannedRemoval[] {
  return referrers.map((referrer) => {
    const changedVersions = referrer.versions.map((version) => removeReferences(version, target, isRequired));
    const parts = changedVersions.flatMap((each) => each?.parts ?? []);
    return { referrer, parts: changedVersions.includes(null) ? null : [...new Set(parts)] };
  });
}

function patchOf(before: SanityDocument, after: SanityDocument) {
  const set = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
  const unset = Object.keys(before).filter((name) => !(name in after));
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(unset.length > 0 && { unset }),
    ifRevisionID: before._rev,
  };
}

/**
 * Deletes or unpublishes a document and updates all references in one transaction.
 * @param by replacement; null removes the references
 * @throws Error if a reference is required, a document was changed in the meantime, or the role may not
 */
export async function removeEverywhere({
  client,
  target,
  referrers,
  by,
  removal,
  stored,
  isRequired,
}: {
  client: SanityClient;
  target: Target;
  referrers: readonly Referrer[];
  by: Replacement | null;
  removal: Removal;
  stored: readonly SanityDocument[];
  isRequired: IsRequired;
}): Promise<void> {
  const transaction = client.transaction();
  for (const version of referrers.flatMap(({ versions }) => versions)) {
    const after = by
      ? replaceIn(version, target, by)
      : removeReferences(version, target, isRequired)?.document;
    if (!after) throw new Error(`A reference in ‘${version._id}’ is required.`);
    transaction.patch(version._id, patchOf(version, after));
  }
  const publishedVersion = stored.find(({ _id }) => _id === target.id);
  const draft = stored.find(({ _id }) => _id === `drafts.${target.id}`);
  if (removal === 'delete') for (const { _id } of stored) transaction.delete(_id);
  else if (publishedVersion) {
    const { _rev, _createdAt, _updatedAt, ...fields } = publishedVersion;
    if (!draft) transaction.create({ ...fields, _id: `drafts.${publishedIdOf(publishedVersion._id)}` });
    transaction.delete(publishedVersion._id);
  }
  await transaction.commit({ tag: 'usage.remove', visibility: 'sync' });
}
