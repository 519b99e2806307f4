/**
 * What one site's stock is called, in the index's own words: made once on the server from the site's facets,
 * and small, since it travels to the browser. A facet that the site does not show has no words here: nothing
 * is understood that could not be shown and taken off again.
 */
export interface Vocabulary {
  /** Most stock first; models with theirs. */
  makes: readonly VocabularyMake[];
  /** Values of the list facets by key: `simple_body`, `colour`, `city`. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Range facets that the site has stock with: `price`, `year`, `km`, `sleeps`, `towing`. */
  ranges: readonly string[];
  /** Where the site's locations are, to search near them. */
  places: readonly { name: string; postcode: string }[];
}

export interface VocabularyMake {
  name: string;
  count: number;
  models: readonly { name: string; count: number }[];
  /** Trims: most are ordinary words, meant only beside the make that has them. */
  badges: readonly string[];
}

export const EMPTY_VOCABULARY: Vocabulary = { makes: [], values: {}, ranges: [], places: [] };
