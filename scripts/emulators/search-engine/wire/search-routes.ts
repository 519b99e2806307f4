import { hasBit } from '../columns/bits.ts';
import type { Engine } from '../engine.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { searchFacet } from '../query/facet-search.ts';
import { filterSlots } from '../query/filtering.ts';
import { retrieve } from '../query/hit.ts';
import { readParameters, type SearchParameters } from '../query/parameters.ts';
import { respond } from '../query/respond.ts';
import { requireAccess, restrict } from './access.ts';
import { ApiError } from './api-error.ts';
import { multiQueryBody, objectBody, objectsBody, read } from './bodies.ts';
import { browse } from './browse.ts';
import type { Request } from './http.ts';
import { type Access, allowIndex } from './keys.ts';
import { enforceParameters } from './restrictions.ts';

type Body = { [key: string]: unknown };

/** `POST queries of "*"`: several searches and facet searches in one request. */
export function multiQuery(engine: Engine, request: Request): string {
  const access = requireAccess(engine, request, 'search');
  const { requests, strategy } = read(multiQueryBody, request.body);
  const results: string[] = [];
  let isEnough = false;
  for (const item of requests) {
    const name = item['indexName'];
    if (typeof name !== 'string') throw new ApiError(400, 'indexName is missing in a request');
    if (isEnough) {
      results.push(JSON.stringify({ ...skippedAnswer, index: name }));
    } else if (item['type'] === 'facet') {
      results.push(JSON.stringify(facetQuery(engine, access, name, String(item['facet'] ?? ''), item)));
    } else {
      const result = query(engine, access, name, item);
      results.push(result);
      isEnough = strategy === 'stopIfEnoughMatches' && hasEnough(result);
    }
  }
  return `{"results":[${results.join()}]}`;
}

const skippedAnswer = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processed: false };

function hasEnough(result: string): boolean {
  const { nbHits, hitsPerPage } = JSON.parse(result) as { nbHits: number; hitsPerPage: number };
  return nbHits >= hitsPerPage;
}

/** `POST /1/indexes/{index}/query` */
export function singleQuery(engine: Engine, request: Request, index: string): string {
  const access = requireAccess(engine, request, 'search');
  const body =
    request.method === 'GET' ? { params: request.query.toString() } : read(objectBody, request.body ?? {});
  return query(engine, access, index, body);
}

function query(engine: Engine, access: Access, index: string, body: Body): string {
  allowIndex(access, index);
  const parameters = restrict(readParameters(body), access);
  return respond(engine.catalogue.view(index), parameters, access.acl.includes('seeUnretrievableAttributes'));
}

/** `POST /1/indexes/{index}/facets/{facet}/query` */
export function singleFacetQuery(engine: Engine, request: Request, index: string, facet: string): object {
  return facetQuery(
    engine,
    requireAccess(engine, request, 'search'),
    index,
    facet,
    read(objectBody, request.body ?? {}),
  );
}

function facetQuery(engine: Engine, access: Access, index: string, facet: string, body: Body): object {
  allowIndex(access, index);
  return searchFacet(engine.catalogue.view(index), facet, restrict(readParameters(body), access));
}

/** `POST /1/indexes/{index}/browse` */
export function browseIndex(engine: Engine, request: Request, index: string): object {
  const access = requireAccess(engine, request, 'browse', index);
  const body =
    request.method === 'GET' ? { params: request.query.toString() } : read(objectBody, request.body ?? {});
  return browse(engine.catalogue.view(index), readParameters(body), (parameters) =>
    restrict(parameters, access),
  );
}

/** `POST objects of "*"` */
export function getObjects(engine: Engine, request: Request): object {
  const access = requireAccess(engine, request, 'search');
  const { requests } = read(objectsBody, request.body);
  if (access.maxHitsPerQuery > 0 && requests.length > access.maxHitsPerQuery)
    throw new ApiError(403, 'Method not allowed with this API key (nbObjects > hitsPerPage)');
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    allowIndex(access, indexName);
    return getRecord(engine, access, indexName, objectID, attributesToRetrieve) ?? null;
  });
  return { results };
}

/** `GET /1/indexes/{index}/{objectID}` */
export function getObject(engine: Engine, request: Request, index: string, objectID: string): object {
  const access = requireAccess(engine, request, 'search', index);
  const attributes = request.query.get('attributesToRetrieve');
  const record = getRecord(engine, access, index, objectID, attributes?.split(','));
  if (record === undefined) throw new ApiError(404, 'ObjectID does not exist');
  return record;
}

/**
 * Returns a record as the caller's key may see it; undefined if it does not exist or the key's filters
 * exclude it.
 */
function getRecord(
  engine: Engine,
  access: Access,
  indexName: string,
  objectID: string,
  attributes: readonly string[] | null | undefined,
): object | undefined {
  const entry = engine.catalogue.getEntry(indexName);
  const { index } = engine.catalogue.dataOf(entry);
  const record = index.get(objectID);
  if (record === undefined || !isAllowed(index, access.forced, objectID)) return undefined;
  const hiddenNames = access.acl.includes('seeUnretrievableAttributes')
    ? null
    : entry.settings.unretrievableAttributes;
  const requestedParameters = attributes ? { attributesToRetrieve: [...attributes] } : {};
  return retrieve(
    record,
    enforceParameters(requestedParameters, access.forced).attributesToRetrieve,
    hiddenNames,
  );
}

function isAllowed(index: SearchIndex, forcedParameters: SearchParameters, objectID: string): boolean {
  if (Object.keys(forcedParameters).length === 0) return true;
  // Latest version of the record: until it is searchable, its match with the filters is unknown, so it counts
  // as excluded.
  return hasBit(filterSlots(index, forcedParameters).bits, index.ids.currentSlot(objectID));
}
