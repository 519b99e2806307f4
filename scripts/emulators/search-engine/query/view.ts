import type { SearchIndex } from '../index/search-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import type { GivenSettings } from './parameters.ts';

/** An index as queries see it: its settings, and its data or for a replica its primary's. */
export interface IndexView {
  name: string;
  index: SearchIndex;
  settings: GivenSettings;
  synonyms: SynonymTable;
}
