/** The tag of the first picture that a page asks for before others, after that of its other shape on phones. */
const FIRST_PICTURE = /(?<source><source\b[^>]*>)?(?<image><img\b[^>]*\bfetchpriority="high"[^>]*>)/i;
const COPIED = ['src', 'srcset', 'sizes', 'width', 'height'] as const;
const COPIED_OF_SOURCE = ['media', 'srcset', 'sizes'] as const;

/** The characters that HTML writes by name in an attribute. */
const NAMED_CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;

/**
 * The minimal page that shows the same picture as a page does, for its largest paint: a page of text is no measure for
 * one with a photograph.
 * @param html the page as it is served
 * @param referenceUrl origin of the reference application
 * @throws when the page opens without a picture
 */
export function picturePage(html: string, referenceUrl: string): string {
  const { image, source } = FIRST_PICTURE.exec(html)?.groups ?? {};
  if (!image) throw new Error('The page opens without a picture.');
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
