import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { partsOf } from '@forecourt/lib/sites/nested-objects';
import type { SanityDocument } from 'sanity';
import { isFolder, isInFolder } from './folders.ts';
import type { MediaAnswer, PictureAsset } from './query.ts';

interface PictureUse {
  id: string;
  type: string;
  title: string;
  /** True if alt text is missing anywhere in the document. */
  lacksAlt: boolean;
  /** The earliest time from which the document leaves the picture out; null if it never does. */
  usableUntil: string | null;
}

export interface Picture extends Omit<PictureAsset, 'tags'> {
  tags: string[];
  uses: PictureUse[];
}

export const FILTERS = ['all', 'unused', 'alt', 'rights', 'duplicates'] as const;
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
    for (const { asset, alt, _type, usableUntil } of partsOf(document)) {
      const ref = (asset as { _ref?: unknown } | undefined)?._ref;
      if (typeof ref !== 'string') continue;
      const own = uses.get(ref) ?? new Map<string, PictureUse>();
      const lacksAlt = (_type === 'picture' && !alt) || own.get(id)?.lacksAlt === true;
      const until = earliest(own.get(id)?.usableUntil ?? null, usableUntil);
      own.set(id, { id, type: document._type, title: titleOf(document), lacksAlt, usableUntil: until });
      uses.set(ref, own);
    }
  }
  return pictures.map((picture) => ({
    ...picture,
    tags: picture.tags ?? [],
    uses: [...(uses.get(picture._id)?.values() ?? [])],
  }));
}

function earliest(known: string | null, found: unknown): string | null {
  if (typeof found !== 'string' || Number.isNaN(Date.parse(found))) return known;
  return known === null || Date.parse(found) < Date.parse(known) ? found : known;
}

/** Days before the end of rights in which the library lists a picture. */
const NOTICE_DAYS = 30;

const endsSoon = ({ uses }: Picture, now: Date): boolean =>
  uses.some(
    ({ usableUntil }) =>
      usableUntil !== null && Date.parse(usableUntil) <= now.getTime() + NOTICE_DAYS * 86_400_000,
  );

/**
 * Returns the ids of pictures that seem to be the same: of one size in pixels, with the same name without a
 * number such as `(1)`, or with the same number of bytes. The content lake stores identical files once.
 */
export function duplicatesIn(pictures: readonly Picture[]): Set<string> {
  const groups = Map.groupBy(
    pictures.flatMap((picture) =>
      [`name ${plainName(picture.name)}`, ...(picture.size ? [`size ${picture.size}`] : [])].map((trait) => ({
        picture,
        trait: `${picture.width}x${picture.height} ${trait}`,
      })),
    ),
    ({ trait }) => trait,
  );
  return new Set(
    [...groups.values()].flatMap((group) =>
      group.length > 1 ? group.map(({ picture }) => picture._id) : [],
    ),
  );
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replace(/(?:[ _-]*\(\d+\)|[ _-]+copy(?:[ _-]*\d+)?)+$/, '');

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
  now = new Date(),
): Picture[] {
  const duplicates = filter === 'duplicates' ? duplicatesIn(pictures) : null;
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter((picture) => {
    const { name, tags, uses } = picture;
    if (tag && !tags.includes(tag)) return false;
    if (folder !== null && !isInFolder(tags, folder)) return false;
    if (filter === 'unused' && uses.length > 0) return false;
    if (filter === 'alt' && !uses.some(({ lacksAlt }) => lacksAlt)) return false;
    if (filter === 'rights' && !endsSoon(picture, now)) return false;
    if (duplicates && !duplicates.has(picture._id)) return false;
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
