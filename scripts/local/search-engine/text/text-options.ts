import type { SynonymTable } from './synonyms.ts';

export type Criterion = 'typo' | 'geo' | 'words' | 'filters' | 'proximity' | 'attribute' | 'exact' | 'custom';

/** How the words of a query match and rank: the settings of the index with the query's own on top. */
export interface TextOptions {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  typoTolerance: 'true' | 'false' | 'min' | 'strict';
  sizeForOneTypo: number;
  sizeForTwoTypos: number;
  typosOnNumbers: boolean;
  /** Words matched to the letter only. */
  exactWords: ReadonlySet<string>;
  /** Words that need not be there. */
  optionalWords: ReadonlySet<string>;
  exactOnSingleWord: 'attribute' | 'word' | 'none';
  /** Whether a synonym of one word, or of several, counts as exact. */
  singleSynonymExact: boolean;
  multiSynonymExact: boolean;
  separators: string;
  synonyms: SynonymTable;
  /** For each attribute of the index: its rank, or -1 when it is not searched. */
  attributeRanks: Int16Array;
  /** For each attribute: 1 when the position of a word in it does not matter. */
  unordered: Uint8Array;
  /** For each attribute: 1 when it tolerates no typos. */
  exactAttributes: Uint8Array;
  /** The textual criteria in the order of the ranking. */
  criteria: readonly Criterion[];
}
