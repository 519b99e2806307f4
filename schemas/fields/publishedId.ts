/** The id that a document has once it is published, from any of its ids. */
export const publishedIdOf = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '');
