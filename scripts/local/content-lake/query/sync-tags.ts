import { createHash } from 'node:crypto';
import { referencesIn } from '../document.ts';
import { publishedIdOf } from '../ids.ts';
import type { Change } from '../store/store.ts';

/** A result that depends on more documents than this is tagged as depending on all. */
const MAX_TAGS = 300;
export const EVERYTHING = '*';

export const typeTag = (type: string) => `type:${type}`;
export const idTag = (id: string) => `id:${publishedIdOf(id)}`;
export const referenceTag = (id: string) => `ref:${id}`;

/** The opaque tags of a response (`s1:` and a hash, as hosted ones look). */
export function publicTags(tags: readonly string[]): string[] {
  const list = tags.includes(EVERYTHING) || tags.length > MAX_TAGS ? [EVERYTHING] : tags;
  return list.map((tag) => `s1:${createHash('sha256').update(tag).digest('base64url').slice(0, 10)}`);
}

/** Every tag under which a query may have seen one of these documents. */
function tagsOfChanges(changes: readonly Change[]): Set<string> {
  const tags = new Set([EVERYTHING]);
  for (const { id, before, after } of changes) {
    tags.add(idTag(id));
    for (const side of [before, after]) {
      if (!side) continue;
      tags.add(typeTag(side._type));
      for (const reference of referencesIn(side)) tags.add(referenceTag(reference.id));
    }
  }
  return tags;
}
/** Live events name every tag of the change, however many. */
export const eventTags = (changes: readonly Change[]) =>
  [...tagsOfChanges(changes)].map((tag) => publicTags([tag])[0] ?? '');
