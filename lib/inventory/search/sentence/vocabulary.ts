import type { LanguageTerms } from './languages/terms.ts';

/**
 * The terms of one site's stock, built on the server from the site's facets. It is sent to the browser, so it
 * is small. Facets that the site does not show are not included: shoppers could not see or remove such a
 * filter.
 */
export interface Vocabulary {
  makes: readonly VocabularyMake[];
  /** Values of list facets, by key: `simple_body`, `colour`, `city`. */
  values: Readonly<Record<string, readonly string[]>>;
  /** Range facets for which the site has stock: `price`, `year`, `km`, `sleeps`, `towing`. */
  ranges: readonly string[];
  places: readonly { name: string; postcode: string }[];
  /** The words of the site's further languages, limited to its stock. */
  languages?: readonly LanguageTerms[];
}

export interface VocabularyMake {
  name: string;
  count: number;
  models: readonly { name: string; count: number }[];
  /** Badges are mostly ordinary words, so they count only with their make. */
  badges: readonly string[];
}

export const EMPTY_VOCABULARY: Vocabulary = { makes: [], values: {}, ranges: [], places: [] };
