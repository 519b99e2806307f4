import type { SynonymTable } from './synonyms.ts';

export type Criterion = 'typo' | 'geo' | 'words' | 'filters' | 'proximity' | 'attribute' | 'exact' | 'custom';

/**
 * How the words of a query match and rank: the settings of the index overridden by the query's parameters.
 */
export interface TextOptions {
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  typoTolerance: 'true' | 'false' | 'min' | 'strict';
  sizeForOneTypo: number;
  sizeForTwoTypos: number;
  typosOnNumbers: boolean;
  /** Words that must match without typos. */
  exactWords: ReadonlySet<string>;
  /** Words that need not match. */
  optionalWords: ReadonlySet<string>;
  exactOnSingleWord: 'attribute' | 'word' | 'none';
  /** Whether a synonym of one word, or of several, counts as exact. */
  singleSynonymExact: boolean;
  multiSynonymExact: boolean;
  separators: string;
  synonyms: SynonymTable;
  /** Per attribute of the index its rank, or -1 when it is not searched. */
  attributeRanks: Int16Array;
  /** Per attribute 1 when word positions do not matter. */
  unordered: Uint8Array;
  /** Per attribute 1 when typos are not tolerated. */
  exactAttributes: Uint8Array;
  /** The textual criteria in ranking order. */
  criteria: readonly Criterion[];
}
