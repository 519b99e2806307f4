/** As many placeholders stand while similar vehicles are fetched (SIMILAR-08). */
export const SIMILAR_PLACEHOLDERS = 6;
