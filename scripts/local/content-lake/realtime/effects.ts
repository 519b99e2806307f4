import type { LakeDocument } from '../document.ts';
import { encode } from '../mendoza/encode.ts';

export interface Effects {
  apply: unknown[];
  revert: unknown[];
}

/** How to get from one revision of a document to the other and back; the revision itself is left out of both. */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return { apply: encode(left, right), revert: encode(right, left) };
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null;
  const { _rev, ...content } = document;
  return content;
}
