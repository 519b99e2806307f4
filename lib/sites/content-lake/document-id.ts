/** Returns the published id of a draft (`drafts.`) or version (`versions.{release}.`). */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '');
