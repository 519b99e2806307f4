/** Adds `utm_source=share`, which identifies visits from shared links. */
export function sharedUrl(url: string): string {
  const markedUrl = new URL(url);
  markedUrl.searchParams.set('utm_source', 'share');
  return markedUrl.href;
}
