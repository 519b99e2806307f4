import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Noun } from '@/stock/noun.ts';

/** Data that a search field loads on first use, from `GET /search/kit`. */
export interface SuggestKit {
  vocabulary: Vocabulary;
  connection: BrowserConnection;
  filters: string;
  noun: Noun;
  prices: PriceRules;
}

/** In English; the page's language is added with `useAddress`. */
export const KIT_ADDRESS = '/search/kit';

let kit: Promise<SuggestKit> | undefined;

/**
 * Loads the site's kit once; repeats a failed request on the next use.
 * @param address `KIT_ADDRESS` in the language of the page
 */
export function loadKit(address: string): Promise<SuggestKit> {
  kit ??= fetch(address).then((response) => {
    if (!response.ok) throw new Error(`The search kit did not load: ${response.status}.`);
    return response.json() as Promise<SuggestKit>;
  });
  kit.catch(() => {
    kit = undefined;
  });
  return kit;
}
