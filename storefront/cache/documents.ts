/** Fields under which queries give the id of a document they used. */
const ID_FIELDS = new Set(['id', 'dealership_id', 'pageId']);

/**
 * The ids of all documents in the answer of a query, wherever they stand in it.
 * The fragments of the schemas give every document they read its id, so this is what the page was made of.
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
