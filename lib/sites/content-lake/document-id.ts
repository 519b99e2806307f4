/** Returns the published id for an id, its draft (`drafts.`) or a version (`versions.{release}.`). */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '');
