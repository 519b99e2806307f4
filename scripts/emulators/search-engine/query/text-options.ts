import type { SearchIndex } from '../index/search-index.ts';
import { searchedAttributes } from '../index/settings.ts';
import { SynonymTable } from '../text/synonyms.ts';
import type { TextOptions } from '../text/text-options.ts';
import { normalise, wordsOf } from '../text/tokenise.ts';
import type { GivenSettings, SearchParameters } from './parameters.ts';
import { criteriaOf } from './ranking.ts';

const noSynonyms = new SynonymTable();

/** Returns how a query's words match: the settings of the index overridden by the query's parameters. */
export function textOptions(
  index: SearchIndex,
  settings: GivenSettings & SearchParameters,
  synonyms: SynonymTable,
): TextOptions {
  const alternatives = settings.alternativesAsExact ?? ['ignorePlurals', 'singleWordSynonym'];
  const separators = index.schema.separators;
  return {
    queryType: settings.queryType ?? 'prefixLast',
    typoTolerance: settings.typoTolerance ?? 'true',
    sizeForOneTypo: settings.minWordSizefor1Typo ?? 4,
    sizeForTwoTypos: settings.minWordSizefor2Typos ?? 8,
    typosOnNumbers: settings.allowTyposOnNumericTokens ?? true,
    exactWords: new Set((settings.disableTypoToleranceOnWords ?? []).map(normalise)),
    optionalWords: new Set((settings.optionalWords ?? []).flatMap((text) => wordsOf(text, separators))),
    exactOnSingleWord: settings.exactOnSingleWordQuery ?? 'attribute',
    singleSynonymExact: alternatives.includes('singleWordSynonym'),
    multiSynonymExact: alternatives.includes('multiWordsSynonym'),
    separators,
    synonyms: settings.synonyms === false ? noSynonyms : synonyms,
    ...attributeWeights(index, settings),
    criteria: criteriaOf(settings),
  };
}

function attributeWeights(
  index: SearchIndex,
  settings: GivenSettings & SearchParameters,
): Pick<TextOptions, 'attributeRanks' | 'unordered' | 'exactAttributes'> {
  const count = index.attributes.length;
  const attributeRanks = new Int16Array(count).fill(-1);
  const unorderedFlags = new Uint8Array(count);
  const searchable = searchedAttributes(settings);
  const restrictedPaths = settings.restrictSearchableAttributes;
  index.attributes.forEach((path, i) => {
    if (restrictedPaths !== undefined && restrictedPaths.length > 0 && !restrictedPaths.includes(path))
      return;
    const attributeSetting = searchable?.find(({ attribute }) => attribute === path);
    if (searchable !== null && attributeSetting === undefined) return;
    attributeRanks[i] = attributeSetting?.rank ?? 0;
    unorderedFlags[i] = attributeSetting === undefined || attributeSetting.unordered ? 1 : 0;
  });
  const exact = settings.disableTypoToleranceOnAttributes ?? [];
  return {
    attributeRanks,
    unordered: unorderedFlags,
    exactAttributes: Uint8Array.from(index.attributes, (path) => (exact.includes(path) ? 1 : 0)),
  };
}
