import type { LakeDocument } from '../document.ts';
import { encode } from '../mendoza/encode.ts';
import type { Change } from '../store/store.ts';

export interface Effects {
  apply: unknown[];
  revert: unknown[];
}

/** Returns patches from one revision to the other and back; both leave out `_rev`. */
export function effectsOf(before: LakeDocument | null, after: LakeDocument | null): Effects {
  const [left, right] = [withoutRevision(before), withoutRevision(after)];
  return { apply: encode(left, right), revert: encode(right, left) };
}

const cache = new WeakMap<Change, Effects>();

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
