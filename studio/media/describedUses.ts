import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { partsOf } from '@forecourt/lib/sites/nested-objects';
import type { SanityDocument } from 'sanity';
import { titleOf } from './pictures.ts';

export type Stored = 'published' | 'draft' | 'release';

/** A document that uses a picture, with one of its alt texts. */
export interface DescribedUse {
  key: string;
  /** Published id. */
  id: string;
  type: string;
  title: string;
  stored: Stored[];
  /** Empty if alt text is missing; null if none is needed. */
  alt: string | null;
}

const storedAs = (id: string): Stored =>
  id.startsWith('drafts.') ? 'draft' : id.startsWith('versions.') ? 'release' : 'published';

export const describedUseKey = (documentId: string, alt: string | null): string =>
  `${publishedIdOf(documentId)} ${alt ?? '-'}`;

/** Returns the alt text of a picture value, or null if it needs none. */
export const altIn = ({ _type, alt, decorative }: Record<string, unknown>): string | null =>
  _type !== 'picture' || decorative === true ? null : typeof alt === 'string' ? alt : '';

/** Returns the uses of a picture, once per document and alt text. */
export function describedUses(documents: readonly SanityDocument[], pictureId: string): DescribedUse[] {
  const uses = new Map<string, DescribedUse>();
  for (const document of documents)
    for (const part of partsOf(document)) {
      if ((part.asset as { _ref?: unknown } | undefined)?._ref !== pictureId) continue;
      const alt = altIn(part);
      const key = describedUseKey(document._id, alt);
      const use = uses.get(key) ?? {
        key,
        id: publishedIdOf(document._id),
        type: document._type,
        title: titleOf(document),
        stored: [],
        alt,
      };
      const storedVersion = storedAs(document._id);
      if (!use.stored.includes(storedVersion)) use.stored.push(storedVersion);
      uses.set(key, use);
    }
  return [...uses.values()];
}
