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

/** The answer to a query in Algolia's form. `seeAll`: whether the key may see unretrievable attributes. */
export function respond(view: IndexView, parameters: SearchParameters, seeAll: boolean): Body {
  const started = performance.now();
  const result = search(view, parameters);
  const highlighter = highlighterFor(result.text, view.index.schema.separators);
  const hits = result.slots.map((slot) => hitAt(view, slot, result, highlighter, seeAll));
  const { page, effective } = result;
  const took = Math.max(1, Math.round(performance.now() - started));
  const withFacets = result.facets !== undefined;
  const body: Body = {
    hits,
    nbHits: result.count,
    ...(page.byOffset
      ? { offset: page.from, length: page.hitsPerPage }
      : { page: page.page, nbPages: page.nbPages, hitsPerPage: page.hitsPerPage }),
    ...(withFacets ? { facets: result.facets } : {}),
    ...(Object.keys(result.facetStats).length > 0 ? { facets_stats: result.facetStats } : {}),
    ...(withFacets ? { exhaustiveFacetsCount: true } : {}),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { ...(withFacets ? { facetsCount: true } : {}), nbHits: true, typo: true },
    query: parameters.query ?? '',
    ...(result.text?.queryAfterRemoval === undefined
      ? {}
      : { queryAfterRemoval: result.text.queryAfterRemoval }),
    params: new URLSearchParams(asText(parameters)).toString(),
    index: view.name,
    renderingContent: effective.renderingContent ?? {},
    ...(view.settings.userData == null ? {} : { userData: view.settings.userData }),
    ...(result.geo?.centre === undefined
      ? {}
      : { aroundLatLng: `${result.geo.centre.lat},${result.geo.centre.lng}` }),
    ...(parameters.clickAnalytics ? { queryID: randomBytes(16).toString('hex') } : {}),
    ...(parameters.getRankingInfo
      ? { serverUsed: 'local', indexUsed: view.name, parsedQuery: result.text?.words.join(' ') ?? '' }
      : {}),
    processingTimeMS: took,
    processingTimingsMS: { total: took },
    serverTimeMS: took,
  };
  const fields = effective.responseFields;
  if (fields === undefined || fields.includes('*')) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields.includes(name)));
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
  const visible = seeAll ? record : { ...retrieve(record, null, effective.unretrievableAttributes) };
  const highlighted = effective.attributesToHighlight ??
    searchedAttributes(effective)?.map(({ attribute }) => attribute) ?? ['*'];
  if (highlighted.length > 0)
    hit['_highlightResult'] = highlightRecord(visible, highlighted, highlighter, options);
  const snippets = effective.attributesToSnippet ?? [];
  if (snippets.length > 0) hit['_snippetResult'] = snippetRecord(visible, snippets, highlighter, options);
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
