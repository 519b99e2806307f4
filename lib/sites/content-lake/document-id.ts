/**
 * The id under which a document is published.
 * @param id its own id, or that of its draft (`drafts.`) or of a version in a release (`versions.{release}.`)
 */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '');
