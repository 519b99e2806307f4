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

let kit: Promise<SuggestKit> | undefined;

/** Loads the site's kit once; repeats a failed request on the next use. */
export function loadKit(): Promise<SuggestKit> {
  kit ??= fetch('/search/kit').then((response) => {
    if (!response.ok) throw new Error(`The search kit did not load: ${response.status}.`);
    return response.json() as Promise<SuggestKit>;
  });
  kit.catch(() => {
    kit = undefined;
  });
  return kit;
}
