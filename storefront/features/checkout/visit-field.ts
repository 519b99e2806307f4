/** Field of the first step with where the shopper came from, as JSON. */
export const VISIT_FIELD = 'visit';
