/** The address with the mark that tells visits by share apart. */
export function sharedUrl(url: string): string {
  const marked = new URL(url);
  marked.searchParams.set('utm_source', 'share');
  return marked.href;
}
