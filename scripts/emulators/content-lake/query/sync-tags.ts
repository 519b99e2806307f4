import { createHash } from 'node:crypto';
import { referencesIn } from '../document.ts';
import { publishedIdOf } from '../ids.ts';
import type { Change } from '../store/store.ts';

/** A result that depends on more documents is tagged as depending on everything. */
const MAX_TAGS = 300;
export const EVERYTHING = '*';

export const typeTag = (type: string) => `type:${type}`;
/** The tag of results that read one document, shared with its drafts and versions. */
export const idTag = (id: string) => `id:${publishedIdOf(id)}`;
/** The tag of results that read documents referring to an id, exactly as in their `_ref`. */
export const referenceTag = (id: string) => `ref:${id}`;

/** Returns the opaque tags of a response, like those of the hosted service: `s1:` and a hash. */
export function publicTags(tags: readonly string[]): string[] {
  const list = tags.includes(EVERYTHING) || tags.length > MAX_TAGS ? [EVERYTHING] : tags;
  return list.map((tag) => `s1:${createHash('sha256').update(tag).digest('base64url').slice(0, 10)}`);
}

/** Returns every tag under which a query may have read one of these documents. */
function tagsOfChanges(changes: readonly Change[]): Set<string> {
  const tags = new Set([EVERYTHING]);
  for (const { id, before, after } of changes) {
    tags.add(idTag(id));
    for (const document of [before, after]) {
      if (!document) continue;
      tags.add(typeTag(document._type));
      for (const reference of referencesIn(document)) tags.add(referenceTag(reference.id));
    }
  }
  return tags;
}
/** Live events carry every tag of the change, without a limit. */
export const eventTags = (changes: readonly Change[]) =>
  [...tagsOfChanges(changes)].map((tag) => publicTags([tag])[0] ?? '');
