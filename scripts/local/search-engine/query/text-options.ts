import type { SearchIndex } from '../index/search-index.ts';
import { searchedAttributes } from '../index/settings.ts';
import { SynonymTable } from '../text/synonyms.ts';
import type { TextOptions } from '../text/text-options.ts';
import { normalise, wordsOf } from '../text/tokenise.ts';
import type { GivenSettings, SearchParameters } from './parameters.ts';
import { criteriaOf } from './ranking.ts';

const noSynonyms = new SynonymTable();

/** How this query's words match, from the settings of its index with its own parameters on top. */
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
  const unordered = new Uint8Array(count);
  const searched = searchedAttributes(settings);
  const only = settings.restrictSearchableAttributes;
  index.attributes.forEach((path, i) => {
    if (only !== undefined && only.length > 0 && !only.includes(path)) return;
    const found = searched?.find(({ attribute }) => attribute === path);
    if (searched !== null && found === undefined) return;
    attributeRanks[i] = found?.rank ?? 0;
    unordered[i] = found === undefined || found.unordered ? 1 : 0;
  });
  const exact = settings.disableTypoToleranceOnAttributes ?? [];
  return {
    attributeRanks,
    unordered,
    exactAttributes: Uint8Array.from(index.attributes, (path) => (exact.includes(path) ? 1 : 0)),
  };
}
