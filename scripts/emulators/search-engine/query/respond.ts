import { randomBytes } from 'node:crypto';
import { searchedAttributes } from '../index/settings.ts';
import { highlightRecord, snippetRecord } from './highlight.ts';
import type { Highlighter } from './highlighter.ts';
import { retrieve } from './hit.ts';
import type { SearchParameters } from './parameters.ts';
import type { SearchResult } from './search.ts';
import { search } from './search.ts';
import { highlighterFor } from './text-query.ts';
import type { IndexView } from './view.ts';

type Body = { [key: string]: unknown };

/**
 * Returns the JSON response to a query in Algolia's format. `seeAll`: whether the key may see unretrievable
 * attributes.
 */
export function respond(view: IndexView, parameters: SearchParameters, seeAll: boolean): string {
  const startedAt = performance.now();
  const result = search(view, parameters);
  const { page, effective, facets, facetStats, text, geo } = result;
  const responseFields = effective.responseFields;
  const parts: string[] = [];
  const addText = (name: string, json: string | undefined): void => {
    if (
      json !== undefined &&
      (responseFields === undefined || responseFields.includes(name) || responseFields.includes('*'))
    ) {
      parts.push(`"${name}":${json}`);
    }
  };
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) addText(name, JSON.stringify(value));
  };
  const highlighter = highlighterFor(text, view.index.schema.separators);
  add(
    'hits',
    result.slots.map((slot) => hitAt(view, slot, result, highlighter, seeAll)),
  );
  add('nbHits', result.count);
  add('offset', page.byOffset ? page.from : undefined);
  add('length', page.byOffset ? page.hitsPerPage : undefined);
  add('page', page.byOffset ? undefined : page.page);
  add('nbPages', page.byOffset ? undefined : page.nbPages);
  add('hitsPerPage', page.byOffset ? undefined : page.hitsPerPage);
  addText('facets', facets);
  add('facets_stats', Object.keys(facetStats).length > 0 ? facetStats : undefined);
  add('exhaustiveFacetsCount', facets === undefined ? undefined : true);
  add('exhaustiveNbHits', true);
  add('exhaustiveTypo', true);
  add('exhaustive', { facetsCount: facets === undefined ? undefined : true, nbHits: true, typo: true });
  add('query', parameters.query ?? '');
  add('queryAfterRemoval', text?.queryAfterRemoval);
  add('params', new URLSearchParams(asText(parameters)).toString());
  add('index', view.name);
  add('renderingContent', effective.renderingContent ?? {});
  add('userData', view.settings.userData ?? undefined);
  add('aroundLatLng', geo?.centre === undefined ? undefined : `${geo.centre.lat},${geo.centre.lng}`);
  add('queryID', parameters.clickAnalytics ? randomBytes(16).toString('hex') : undefined);
  if (parameters.getRankingInfo) {
    add('serverUsed', 'local');
    add('indexUsed', view.name);
    add('parsedQuery', text?.words.join(' ') ?? '');
  }
  const durationMs = Math.max(1, Math.round(performance.now() - startedAt));
  add('processingTimeMS', durationMs);
  add('processingTimingsMS', { total: durationMs });
  add('serverTimeMS', durationMs);
  return `{${parts.join()}}`;
}

function asText(parameters: SearchParameters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
}

function hitAt(
  view: IndexView,
  slot: number,
  result: SearchResult,
  highlighter: Highlighter,
  seeAll: boolean,
): Body {
  const { effective } = result;
  const record = view.index.recordAt(slot);
  const hit: Body = retrieve(
    record,
    effective.attributesToRetrieve,
    seeAll ? null : effective.unretrievableAttributes,
  );
  const options = {
    pre: effective.highlightPreTag ?? '<em>',
    post: effective.highlightPostTag ?? '</em>',
    ellipsis: effective.snippetEllipsisText ?? '…',
    matchedItemsOnly: effective.restrictHighlightAndSnippetArrays ?? false,
  };
  const visibleRecord =
    seeAll || effective.unretrievableAttributes == null
      ? record
      : retrieve(record, null, effective.unretrievableAttributes);
  const highlightedNames = effective.attributesToHighlight ??
    searchedAttributes(view.settings)?.map(({ attribute }) => attribute) ?? ['*'];
  if (highlightedNames.length > 0)
    hit['_highlightResult'] = highlightRecord(visibleRecord, highlightedNames, highlighter, options);
  const snippets = effective.attributesToSnippet ?? [];
  if (snippets.length > 0)
    hit['_snippetResult'] = snippetRecord(visibleRecord, snippets, highlighter, options);
  if (effective.getRankingInfo) hit['_rankingInfo'] = rankingInfo(view, slot, result);
  return hit;
}

function rankingInfo(view: IndexView, slot: number, { text, geo, signals }: SearchResult): Body {
  const detail = text?.scores.detail(slot);
  const nearest = geo?.centre && view.index.geo.nearest(slot, geo.centre);
  return {
    nbTypos: detail?.nbTypos ?? 0,
    firstMatchedWord: detail === undefined ? 0 : (detail.attribute >> 9) * 1000 + (detail.attribute & 511),
    proximityDistance: detail?.proximityDistance ?? 0,
    userScore: slot,
    geoDistance: nearest === undefined ? 0 : Math.floor(nearest.metres),
    geoPrecision: nearest === undefined ? 1 : geo!.precision(nearest.metres),
    nbExactWords: detail?.nbExactWords ?? 0,
    words: detail?.words ?? 0,
    filters: signals.filters === undefined ? 0 : -signals.filters[slot]!,
    ...(nearest === undefined
      ? {}
      : { matchedGeoLocation: { ...nearest.point, distance: Math.floor(nearest.metres) } }),
  };
}
