import type { Path, SanityDocument } from 'sanity';

type Fields = Record<string, unknown>;

/**
 * Places where a picture says what no words beside it say: without a description they cannot be published. Elsewhere
 * it stands behind or beside words that say the same.
 */
const CARRIES_MEANING: ReadonlySet<string> = new Set([
  'blogPost.body',
  'blogPost.image',
  'column.image',
  'gallery.pictures',
  'location.image',
  'model.content',
  'model.gallery',
  'model.image',
  'offer.image',
  'richText.content',
]);

/** The place of a picture: the type of what holds it, and the field. */
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

/** Whether a picture may not go without a description. */
const mustBeDescribed = (path: Path, document: SanityDocument | undefined): boolean => {
  const place = placeOf(path, document);
  // A slide of artwork has its words in the picture alone.
  return CARRIES_MEANING.has(place) || (place === 'slide.image' && document?.hide_overlay === true);
};

interface Picture {
  asset?: unknown;
  alt?: string;
  decorative?: boolean;
}

/** What is said of a picture without a description; null where nothing is. */
export function altProblem(
  picture: Picture | undefined,
  path: Path,
  document: SanityDocument | undefined,
): { level: 'error' | 'warning'; words: string } | null {
  if (!picture?.asset || picture.alt?.trim() || picture.decorative) return null;
  return mustBeDescribed(path, document)
    ? {
        level: 'error',
        words: 'Say what the picture shows: it stands for itself here. Or mark it as mere decoration.',
      }
    : { level: 'warning', words: 'Describe the picture, unless it is mere decoration.' };
}
