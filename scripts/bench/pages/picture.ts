/** The tag of the first picture that a page asks for before others. */
const FIRST_PICTURE = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i;
const COPIED = ['src', 'srcset', 'sizes', 'width', 'height'] as const;

/**
 * The minimal page that shows the same picture as a page does, for its largest paint: a page of text is no measure for
 * one with a photograph.
 * @param html the page as it is served
 * @param referenceUrl origin of the reference application
 * @throws when the page opens without a picture
 */
export function picturePage(html: string, referenceUrl: string): string {
  const tag = FIRST_PICTURE.exec(html)?.[0];
  if (!tag) throw new Error('The page opens without a picture.');
  const page = new URL('/picture', referenceUrl);
  for (const name of COPIED) {
    const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
    if (value) page.searchParams.set(name, value.replaceAll('&amp;', '&'));
  }
  return page.href;
}
