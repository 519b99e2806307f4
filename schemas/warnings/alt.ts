import type { Path, SanityDocument } from 'sanity';

type Fields = Record<string, unknown>;

/**
 * Fields in which a picture carries information, so it cannot be published without alt text. Elsewhere there
 * is text next to it.
 */
const CARRIES_MEANING: ReadonlySet<string> = new Set([
  'blogPost.body',
  'blogPost.image',
  'column.image',
  'conditionPhoto.image',
  'gallery.pictures',
  'location.image',
  'model.content',
  'model.gallery',
  'model.image',
  'offer.image',
  'richText.content',
]);

/** Returns the owner type and field of a picture, such as `gallery.pictures`. */
export function placeOf(path: Path, document: SanityDocument | undefined): string {
  let owner = String(document?._type ?? '');
  let field = '';
  let node: unknown = document;
  for (const part of path) {
    if (typeof part === 'string') {
      field = part;
      node = (node as Fields | undefined)?.[part];
    } else if (Array.isArray(node)) {
      node =
        typeof part === 'number' ? node[part] : node.find((item) => item?._key === (part as Fields)._key);
    }
    const type = (node as Fields | undefined)?._type;
    if (typeof type === 'string' && type !== 'picture' && !Array.isArray(node)) owner = type;
  }
  return `${owner}.${field}`;
}

const mustBeDescribed = (path: Path, document: SanityDocument | undefined): boolean => {
  const place = placeOf(path, document);
  // The text of an artwork slide is only in the picture.
  return CARRIES_MEANING.has(place) || (place === 'slide.image' && document?.hide_overlay === true);
};

interface Picture {
  asset?: unknown;
  alt?: string;
  decorative?: boolean;
}

/** Returns the problem of a picture without alt text, or null. */
export function altProblem(
  picture: Picture | undefined,
  path: Path,
  document: SanityDocument | undefined,
): { level: 'error' | 'warning'; words: string } | null {
  if (!picture?.asset || picture.alt?.trim() || picture.decorative) return null;
  return mustBeDescribed(path, document)
    ? {
        level: 'error',
        words: 'Add alt text, because the picture is content here. Or mark it as decorative.',
      }
    : { level: 'warning', words: 'Add alt text, or mark the picture as decorative.' };
}
