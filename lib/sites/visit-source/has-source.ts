/**
 * Returns the SQL condition for a visit whose first or last source is of a kind.
 * @param visit SQL of a column with a `Visit`
 * @param kind SQL of the kind, such as `$1`; null and '' match every visit
 */
export const hasSource = (visit: string, kind: string): string =>
  `(coalesce(${kind}::text, '') = '' or ${kind} in (${visit}->'first'->>'kind', ${visit}->'last'->>'kind'))`;
