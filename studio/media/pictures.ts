import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { partsOf } from '@forecourt/lib/sites/nested-objects';
import type { SanityDocument } from 'sanity';
import { isFolder, isInFolder } from './folders.ts';
import type { MediaAnswer, PictureAsset } from './query.ts';

interface PictureUse {
  id: string;
  type: string;
  title: string;
  /** Whether alt text is missing anywhere in the document. */
  lacksAlt: boolean;
}

export interface Picture extends Omit<PictureAsset, 'tags'> {
  tags: string[];
  uses: PictureUse[];
}

export const FILTERS = ['all', 'unused', 'alt'] as const;
export type Filter = (typeof FILTERS)[number];

export const titleOf = ({ title, name, heading, text, customer_name }: SanityDocument): string => {
  const words = [title, name, heading, text, customer_name].find((word) => typeof word === 'string' && word);
  return typeof words === 'string' ? words : 'Untitled';
};

/** Returns all pictures with the documents that use them. Drafts and published versions count once. */
export function picturesOf({ pictures, documents }: MediaAnswer): Picture[] {
  const uses = new Map<string, Map<string, PictureUse>>();
  for (const document of documents) {
    const id = publishedIdOf(document._id);
    for (const { asset, alt, _type } of partsOf(document)) {
      const ref = (asset as { _ref?: unknown } | undefined)?._ref;
      if (typeof ref !== 'string') continue;
      const own = uses.get(ref) ?? new Map<string, PictureUse>();
      const lacksAlt = (_type === 'picture' && !alt) || own.get(id)?.lacksAlt === true;
      own.set(id, { id, type: document._type, title: titleOf(document), lacksAlt });
      uses.set(ref, own);
    }
  }
  return pictures.map((picture) => ({
    ...picture,
    tags: picture.tags ?? [],
    uses: [...(uses.get(picture._id)?.values() ?? [])],
  }));
}

/** Filters pictures by text (name, tag or use), tag, folder and problem. */
export function filterPictures(
  pictures: readonly Picture[],
  {
    words,
    tag,
    folder = null,
    filter,
  }: {
    words: string;
    tag: string;
    /** Null for all folders. An empty string for pictures in no folder. */
    folder?: string | null;
    filter: Filter;
  },
): Picture[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ name, tags, uses }) => {
    if (tag && !tags.includes(tag)) return false;
    if (folder !== null && !isInFolder(tags, folder)) return false;
    if (filter === 'unused' && uses.length > 0) return false;
    if (filter === 'alt' && !uses.some(({ lacksAlt }) => lacksAlt)) return false;
    const text = [name, ...tags, ...uses.map(({ title }) => title)].join(' ').toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

export const tagsOf = (pictures: readonly Picture[]): string[] =>
  [...new Set(pictures.flatMap(({ tags }) => tags.filter((tag) => !isFolder(tag))))].toSorted((a, b) =>
    a.localeCompare(b),
  );

/** Returns the tags in a comma-separated text, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
