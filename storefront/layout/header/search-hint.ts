/** Placeholder of search fields, which understand sentences (`features/search/suggest`). */
export const SEARCH_HINT = 'Describe what you want';
