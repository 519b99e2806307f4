/** The address with the mark that tells visits by share apart. */
export function sharedUrl(url: string): string {
  const markedUrl = new URL(url);
  markedUrl.searchParams.set('utm_source', 'share');
  return markedUrl.href;
}
