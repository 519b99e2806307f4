import type { Language } from '../../../../platform/language/languages.ts';
import { keyOf } from '../tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { WORDINGS } from '../wordings.ts';
import { ARABIC } from './ar.ts';
import type { LanguageTerms } from './terms.ts';
import { VIETNAMESE } from './vi.ts';
import { CHINESE } from './zh.ts';

const TERMS: Readonly<Partial<Record<Language, LanguageTerms>>> = {
  zh: CHINESE,
  vi: VIETNAMESE,
  ar: ARABIC,
};

/**
 * Returns the words of a site's further languages for the makes, models and values that it has in stock, so
 * that browsers load no others.
 * @param languages the site's setting
 */
export const siteTerms = (
  languages: readonly Language[],
  { makes, values }: Pick<Vocabulary, 'makes' | 'values'>,
): LanguageTerms[] => {
  const makeKeys = new Set(makes.map(({ name }) => keyOf(name)));
  const modelKeys = new Set(makes.flatMap(({ models }) => models.map(({ name }) => keyOf(name))));
  return languages.flatMap((language) => {
    const terms = TERMS[language];
    if (!terms) return [];
    return {
      ...terms,
      makes: only(terms.makes, (name) => makeKeys.has(keyOf(name))),
      models: only(terms.models, (name) => modelKeys.has(keyOf(name))),
      lists: Object.fromEntries(
        Object.entries(terms.lists).map(([facet, words]) => [
          facet,
          only(words, (value) => namesOf(facet, value).some((name) => values[facet]?.includes(name))),
        ]),
      ),
    };
  });
};

const only = <Value>(all: Readonly<Record<string, Value>>, keeps: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => keeps(name)));

/** Returns the values that a term means, depending on the stock: `wagon`, `stationWagon`. */
const namesOf = (facet: string, value: string): readonly string[] =>
  WORDINGS.find((wording) => wording.facet === facet && wording.values[0]?.[0] === value)?.values.flat() ?? [
    value,
  ];
