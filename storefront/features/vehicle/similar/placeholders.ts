/** Number of placeholders while similar vehicles load (SIMILAR-08). */
export const SIMILAR_PLACEHOLDERS = 6;
