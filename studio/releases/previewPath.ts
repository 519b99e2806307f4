/**
 * Returns the studio path that previews a page of a release.
 * @param basePath base path of the studio
 * @param page its site's origin and its own path, null if it has none yet
 */
export function previewPath(
  basePath: string,
  { origin, path }: { origin: string | null; path: string | null },
  releaseId: string,
): string | null {
  if (!origin || !path) return null;
  const query = new URLSearchParams({
    preview: `${origin.replace(/\/$/, '')}${path}`,
    perspective: releaseId,
  });
  return `${basePath.replace(/\/$/, '')}/presentation?${query}`;
}
