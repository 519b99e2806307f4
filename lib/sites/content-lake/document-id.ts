/** Returns the published id of a draft (`drafts.`) or version (`versions.{release}.`). */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '');

/** Returns the release of a version's id; null for other ids. */
export const releaseOfVersion = (id: string): string | null => /^versions\.([^.]+)\./.exec(id)?.[1] ?? null;
