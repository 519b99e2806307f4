import type { Vocabulary } from '@forecourt/lib/inventory/search/sentence/vocabulary';
import type { BrowserConnection } from '@/stock/connection.ts';
import type { Noun } from '@/stock/noun.ts';

/** What a search field needs once somebody uses it: `GET /search/kit`. */
export interface SuggestKit {
  vocabulary: Vocabulary;
  connection: BrowserConnection;
  /** The site's own stock. */
  filters: string;
  noun: Noun;
  noPriceText: string;
  subscriptionEnabled: boolean;
}

let kit: Promise<SuggestKit> | undefined;

/** The kit of the site one is on, asked for once; a failure is asked for again at the next use. */
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
