import { facetSettings } from '../index/settings.ts';
import { tokenise } from '../text/tokenise.ts';
import { typosAllowed, typosBetween } from '../text/typo.ts';
import { ApiError } from '../wire/api-error.ts';
import { countFacets } from './facet-counts.ts';
import { filterSlots } from './filtering.ts';
import type { SearchParameters } from './parameters.ts';
import { textOptions } from './text-options.ts';
import { searchText } from './text-query.ts';
import type { IndexView } from './view.ts';

interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

/**
 * Searches the values of one facet among the records that match the query. A value must contain every word of
 * the text, the last as a prefix; the most frequent values are listed first.
 * @throws ApiError 400 unless the facet is declared `searchable()`
 */
export function searchFacet(view: IndexView, facet: string, parameters: SearchParameters): object {
  const startedAt = performance.now();
  const setting = facetSettings(view.settings).find(({ attribute }) => attribute === facet);
  if (!setting?.searchable) {
    throw new ApiError(
      400,
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const effective = { ...view.settings, ...parameters } as SearchParameters;
  const filteredSlots = filterSlots(view.index, parameters);
  const text = searchText(
    view.index,
    parameters.query ?? '',
    textOptions(view.index, effective, view.synonyms),
    effective,
    filteredSlots.bits,
  );
  const counts = countFacets(
    view.index,
    text?.bits ?? filteredSlots.bits,
    text?.count ?? filteredSlots.count,
    [facet],
  ).get(facet);
  const words = tokenise(parameters.facetQuery ?? '').map((token) => token.text);
  const pre = effective.highlightPreTag ?? '<em>';
  const post = effective.highlightPostTag ?? '</em>';
  const hits: FacetHit[] = [];
  for (let i = 0; counts !== undefined && i < counts.values.length; i++) {
    const value = counts.column.values.get(counts.values[i]!);
    const highlightedValue = highlightValue(value, words, pre, post);
    if (highlightedValue !== undefined)
      hits.push({ value, highlighted: highlightedValue, count: counts.counts[i]! });
  }
  const alphabetical = effective.sortFacetValuesBy === 'alpha';
  hits.sort((a, b) => (alphabetical ? 0 : b.count - a.count) || (a.value < b.value ? -1 : 1));
  return {
    facetHits: hits.slice(0, effective.maxFacetHits ?? 10),
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  };
}

/** Returns the value with the query's words highlighted, or undefined if a word does not occur in it. */
function highlightValue(
  value: string,
  words: readonly string[],
  pre: string,
  post: string,
): string | undefined {
  if (words.length === 0) return value;
  const tokens = tokenise(value);
  const ends = new Map<number, number>();
  const hasAllWords = words.every((word, i) => {
    const last = i === words.length - 1;
    const typos = typosAllowed(word.length, 4, 8);
    let isFound = false;
    for (const { text, start, end } of tokens) {
      if (typosBetween(word, text, typos, last) === undefined) continue;
      isFound = true;
      const partly = last && text.startsWith(word) && text.length === end - start;
      ends.set(start, Math.max(ends.get(start) ?? 0, partly ? start + word.length : end));
    }
    return isFound;
  });
  if (!hasAllWords) return highlightJoined(value, words, pre, post);
  return mark(
    value,
    [...ends].sort((a, b) => a[0] - b[0]),
    pre,
    post,
  );
}

/** The query may join or split words of the value: 'cx5' matches CX-5. */
function highlightJoined(
  value: string,
  words: readonly string[],
  pre: string,
  post: string,
): string | undefined {
  const tokens = tokenise(value);
  const joinedQuery = words.join('');
  for (let from = 0; from < tokens.length; from++) {
    let joinedText = '';
    for (let to = from; to < tokens.length && joinedText.length < joinedQuery.length; to++) {
      joinedText += tokens[to]!.text;
      if (joinedText.startsWith(joinedQuery))
        return mark(value, [[tokens[from]!.start, tokens[to]!.end]], pre, post);
    }
  }
  return undefined;
}

function mark(
  value: string,
  parts: readonly (readonly [number, number])[],
  pre: string,
  post: string,
): string {
  let result = '';
  let at = 0;
  for (const [start, end] of parts) {
    result += value.slice(at, start) + pre + value.slice(start, end) + post;
    at = end;
  }
  return result + value.slice(at);
}
