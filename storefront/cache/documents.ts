/** Fields in which queries return the id of a document they used. */
const ID_FIELDS = new Set(['id', 'dealership_id', 'pageId', 'translation_id']);

/**
 * Returns the ids of all documents in a query's result. Queries select the id of every document they read.
 */
export function documentIds(answer: unknown): string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === 'object') {
      for (const [field, inner] of Object.entries(value)) {
        if (typeof inner === 'string' && inner && ID_FIELDS.has(field)) ids.add(inner);
        else visit(inner);
      }
    }
  };
  visit(answer);
  return [...ids];
}
