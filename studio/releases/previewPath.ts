/**
 * The path of the studio at which a page of a release is previewed.
 * @param basePath where the studio stands on its host
 * @param page its site's origin and its own path; null while it lacks one
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
