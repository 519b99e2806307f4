import type { LakeDocument } from '../document.ts';
import { encode } from '../mendoza/encode.ts';
import type { Change } from '../store/store.ts';

export interface Effects {
  apply: unknown[];
  revert: unknown[];
}

/** Patches from one revision of a document to the other and back; `_rev` itself is left out of both. */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return { apply: encode(left, right), revert: encode(right, left) };
}

const cache = new WeakMap<Change, Effects>();

/** The effects of a change, computed once for all listeners. */
export function effectsOfChange(change: Change): Effects {
  const effects = cache.get(change) ?? effectsOf(change.before, change.after);
  cache.set(change, effects);
  return effects;
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null;
  const { _rev, ...content } = document;
  return content;
}
