import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { partsOf } from '@forecourt/lib/sites/document-parts';
import type { SanityDocument } from 'sanity';
import { titleOf } from './pictures.ts';

/** Where a stored document is seen: by visitors, or only by editors yet. */
export type Stored = 'published' | 'draft' | 'release';

/** A document that shows a picture, with one description of it there. */
export interface DescribedPlace {
  key: string;
  /** The id it has when it is published. */
  id: string;
  type: string;
  title: string;
  stored: Stored[];
  /** What it says that the picture shows, empty where nobody has said it; null where it needs no description. */
  alt: string | null;
}

const storedAs = (id: string): Stored =>
  id.startsWith('drafts.') ? 'draft' : id.startsWith('versions.') ? 'release' : 'published';

/** The name of a place: the document, and the description that stands there. */
export const placeKey = (documentId: string, alt: string | null): string =>
  `${publishedIdOf(documentId)} ${alt ?? '-'}`;

/** What a part of a document says of its picture; null where a picture needs no description. */
export const altIn = ({ _type, alt, decorative }: Record<string, unknown>): string | null =>
  _type !== 'picture' || decorative === true ? null : typeof alt === 'string' ? alt : '';

/** Every place of a picture, once for each document and description, however often they are stored. */
export function placesOf(documents: readonly SanityDocument[], pictureId: string): DescribedPlace[] {
  const places = new Map<string, DescribedPlace>();
  for (const document of documents)
    for (const part of partsOf(document)) {
      if ((part.asset as { _ref?: unknown } | undefined)?._ref !== pictureId) continue;
      const alt = altIn(part);
      const key = placeKey(document._id, alt);
      const place = places.get(key) ?? {
        key,
        id: publishedIdOf(document._id),
        type: document._type,
        title: titleOf(document),
        stored: [],
        alt,
      };
      const storedVersion = storedAs(document._id);
      if (!place.stored.includes(storedVersion)) place.stored.push(storedVersion);
      places.set(key, place);
    }
  return [...places.values()];
}
