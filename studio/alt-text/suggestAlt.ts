/** Longest alt text that a picture may have. */
const LONGEST = 160;
/** Words of cameras and of the way of a file, which say nothing about the picture. */
const MEANINGLESS =
  /^(?:img|image|images|dsc|dscn|dscf|pxl|picture|pic|photo|photos|screenshot|untitled|scan|gopr|mvi|whatsapp|final|copy|edit|edited|draft|web|hires|lowres|hero|banner|header|thumb|thumbnail|desktop|mobile|v\d+|\d+x\d+|\d+px|[a-f\d]{8,}|\d+)$/i;
/** A model year says something, unlike other figures. */
const YEAR = /^(?:19|20)\d\d$/;

/** Names of fields that say what the thing around a picture is about, most telling first. */
const CONTEXT_FIELDS = ['name', 'title', 'heading', 'customer_name', 'label'];

/**
 * Suggests alt text for a picture: the words of its file name, else the name of what it belongs to.
 * @param fileName such as `2024-mazda-cx5-soul-red.jpg`
 * @param context what contains the picture, innermost first, such as a slide and its page
 * @returns null if neither says anything
 */
export function suggestAlt(
  fileName: string | null,
  context: readonly Readonly<Record<string, unknown>>[],
): string | null {
  const words = wordsOfName(fileName ?? '');
  // A single word is seldom a description.
  const text = words.length > 1 ? words.join(' ') : nameIn(context);
  return text ? sentence(text).slice(0, LONGEST).trim() : null;
}

function wordsOfName(fileName: string): string[] {
  const words = fileName
    .replace(/\.\w{2,5}$/, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[\s_.+()[\]-]+/)
    .filter(Boolean);
  const telling = words.filter((word) => YEAR.test(word) || !MEANINGLESS.test(word));
  // A name with a year alone, such as IMG_2024, says nothing.
  return telling.some((word) => /\p{L}{3}/u.test(word)) ? telling : [];
}

function nameIn(context: readonly Readonly<Record<string, unknown>>[]): string | null {
  for (const part of context)
    for (const field of CONTEXT_FIELDS) {
      const value = part[field];
      if (typeof value === 'string' && value.trim()) return value.trim();
    }
  return null;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
