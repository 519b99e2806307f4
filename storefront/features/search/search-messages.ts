import type { Messages } from '@forecourt/lib/platform/language/messages';
import { withoutOwnTexts } from '@/ui/texts/without-own-texts.ts';

/** The texts that the search needs in the browser. */
export type SearchMessages = Pick<Messages, 'search' | 'stock'>;

/**
 * Returns the texts of the search, without those of values that are their own text, as most are in English:
 * `facetValueLabel` returns a value that has no text.
 */
export function searchMessages({ search, stock }: SearchMessages): SearchMessages {
  const values = Object.entries(stock.values).map(([attribute, texts]) => [
    attribute,
    withoutOwnTexts(texts),
  ]);
  return { search, stock: { ...stock, values: Object.fromEntries(values) } };
}
