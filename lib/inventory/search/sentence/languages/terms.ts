import type { SortKey } from '../../sorts.ts';
import type { Comparison, Unit } from '../amounts.ts';

/** Wordings separated by `|`: `二手|二手车`. */
type Wordings = string;

/**
 * The words of one language, as data: what shoppers write for the values of the index, and the words around
 * amounts and places. Vietnamese is written with its marks, which shoppers may leave out; Arabic without
 * vowel marks, and with or without the article. Words in Latin letters need no entry if English has them.
 */
export interface LanguageTerms {
  language: 'zh' | 'vi' | 'ar';
  /** By facet and canonical value: `simple_body`, `wagon`. */
  lists: Readonly<Record<string, Readonly<Record<string, Wordings>>>>;
  makes: Readonly<Record<string, Wordings>>;
  models: Readonly<Record<string, Wordings>>;
  /** Model names with a changing part: `#-Class` is `#级`. */
  modelPatterns: readonly (readonly [english: string, own: string])[];
  /** By the English name of a city, suburb or dealership. */
  places: Readonly<Record<string, Wordings>>;
  sorts: Readonly<Partial<Record<SortKey, Wordings>>>;
  lowKm: Wordings;
  /** Comparisons before and after an amount. */
  compareBefore: Readonly<Partial<Record<Comparison, Wordings>>>;
  compareAfter: Readonly<Partial<Record<Comparison, Wordings>>>;
  unitBefore: Readonly<Partial<Record<Unit, Wordings>>>;
  unitAfter: Readonly<Partial<Record<Unit, Wordings>>>;
  /** A maximum price: `预算`. */
  budget: Wordings;
  between: Wordings;
  to: Wordings;
  and: Wordings;
  or: Wordings;
  not: Wordings;
  /** Up to the next step, after a factor: `2万多` is 20,000 to 30,000. */
  more: Wordings;
  /** Words inside an amount that say nothing: `在`, `之间`. */
  glue: Wordings;
  numbers: Readonly<Record<number, Wordings>>;
  /** Factors of the number before them: `万` is 10,000. */
  factors: Readonly<Record<number, Wordings>>;
  seats: Wordings;
  nearBefore: Wordings;
  nearAfter: Wordings;
  /** Words that are ignored if something else in the sentence is understood. */
  fillers: Wordings;
  /** Single words that show the language of a sentence without marks; only for Latin letters. */
  signs: Wordings;
}
