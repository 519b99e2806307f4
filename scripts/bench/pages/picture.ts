/** Matches the first high-priority picture, and its preceding `source` for phones. */
const FIRST_PICTURE = /(?<source><source\b[^>]*>)?(?<image><img\b[^>]*\bfetchpriority="high"[^>]*>)/i;
const COPIED = ['src', 'srcset', 'sizes', 'width', 'height'] as const;
const COPIED_OF_SOURCE = ['media', 'srcset', 'sizes'] as const;

const NAMED_CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;

/**
 * Returns the minimal page with the same picture as a page, as the reference for its largest paint, because a
 * page of text is no comparison for one with a photo.
 * @param html the served page
 * @param referenceUrl origin of the reference application
 * @throws when the page has no high-priority picture
 */
export function picturePage(html: string, referenceUrl: string): string {
  const { image, source } = FIRST_PICTURE.exec(html)?.groups ?? {};
  if (!image) throw new Error('The page has no high-priority picture.');
  const page = new URL('/picture', referenceUrl);
  const copy = (tag: string, names: readonly string[], prefix: string) => {
    for (const name of names) {
      const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
      if (value) page.searchParams.set(prefix + name, decode(value));
    }
  };
  copy(image, COPIED, '');
  if (source) copy(source, COPIED_OF_SOURCE, 'source-');
  return page.href;
}

const decode = (value: string): string =>
  value.replaceAll(
    /&(?:amp|lt|gt|quot);/g,
    (name) => NAMED_CHARACTERS[name as keyof typeof NAMED_CHARACTERS],
  );
