import type { SearchIndex } from '../index/search-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import type { GivenSettings } from './parameters.ts';

/** An index as queries see it: its data (a replica's is its primary's) with its own settings. */
export interface IndexView {
  name: string;
  index: SearchIndex;
  settings: GivenSettings;
  synonyms: SynonymTable;
}
