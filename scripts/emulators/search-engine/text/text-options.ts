import type { SynonymTable } from './synonyms.ts';

export type Criterion = 'typo' | 'geo' | 'words' | 'filters' | 'proximity' | 'attribute' | 'exact' | 'custom';

/** Matching and ranking options: the settings of the index overridden by the query's parameters. */
export interface TextOptions {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  typoTolerance: 'true' | 'false' | 'min' | 'strict';
  sizeForOneTypo: number;
  sizeForTwoTypos: number;
  typosOnNumbers: boolean;
  exactWords: ReadonlySet<string>;
  optionalWords: ReadonlySet<string>;
  exactOnSingleWord: 'attribute' | 'word' | 'none';
  /** True if synonyms of one word (below: of several words) count as exact. */
  singleSynonymExact: boolean;
  multiSynonymExact: boolean;
  separators: string;
  synonyms: SynonymTable;
  attributeRanks: Int16Array;
  unordered: Uint8Array;
  exactAttributes: Uint8Array;
  criteria: readonly Criterion[];
}
