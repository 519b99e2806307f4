import { hasBit } from '../columns/bits.ts';
import type { Engine } from '../engine.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { searchFacet } from '../query/facet-search.ts';
import { filterSlots } from '../query/filtering.ts';
import { retrieve } from '../query/hit.ts';
import { readParameters, type SearchParameters } from '../query/parameters.ts';
import { respond } from '../query/respond.ts';
import { need, restrict } from './access.ts';
import { ApiError } from './api-error.ts';
import { multiQueryBody, objectBody, objectsBody, read } from './bodies.ts';
import { browse } from './browse.ts';
import type { Request } from './http.ts';
import { type Access, allowIndex } from './keys.ts';
import { force } from './restrictions.ts';

type Body = { [key: string]: unknown };

/** `POST queries of "*"`: several searches and facet searches at once. */
export function multiQuery(engine: Engine, request: Request): string {
  const access = need(engine, request, 'search');
  const { requests, strategy } = read(multiQueryBody, request.body);
  const results: string[] = [];
  let enough = false;
  for (const one of requests) {
    const name = one['indexName'];
    if (typeof name !== 'string') throw new ApiError(400, 'indexName is missing in a request');
    if (enough) {
      results.push(JSON.stringify({ ...skipped, index: name }));
    } else if (one['type'] === 'facet') {
      results.push(JSON.stringify(facetQuery(engine, access, name, String(one['facet'] ?? ''), one)));
    } else {
      const result = query(engine, access, name, one);
      results.push(result);
      enough = strategy === 'stopIfEnoughMatches' && hasEnough(result);
    }
  }
  return `{"results":[${results.join()}]}`;
}

const skipped = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 0, processed: false };

function hasEnough(result: string): boolean {
  const { nbHits, hitsPerPage } = JSON.parse(result) as { nbHits: number; hitsPerPage: number };
  return nbHits >= hitsPerPage;
}

/** `POST /1/indexes/{index}/query` */
export function singleQuery(engine: Engine, request: Request, index: string): string {
  const access = need(engine, request, 'search');
  const given =
    request.method === 'GET' ? { params: request.query.toString() } : read(objectBody, request.body ?? {});
  return query(engine, access, index, given);
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
    need(engine, request, 'search'),
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
  const access = need(engine, request, 'browse', index);
  const body =
    request.method === 'GET' ? { params: request.query.toString() } : read(objectBody, request.body ?? {});
  return browse(engine.catalogue.view(index), readParameters(body), (parameters) =>
    restrict(parameters, access),
  );
}

/** `POST objects of "*"` */
export function getObjects(engine: Engine, request: Request): object {
  const access = need(engine, request, 'search');
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
  const access = need(engine, request, 'search', index);
  const attributes = request.query.get('attributesToRetrieve');
  const record = getRecord(engine, access, index, objectID, attributes?.split(','));
  if (record === undefined) throw new ApiError(404, 'ObjectID does not exist');
  return record;
}

/** A record as the caller's key shows it; undefined when there is none, or the key's filters leave it out. */
function getRecord(
  engine: Engine,
  access: Access,
  indexName: string,
  objectID: string,
  attributes: readonly string[] | null | undefined,
): object | undefined {
  const entry = engine.catalogue.need(indexName);
  const { index } = engine.catalogue.dataOf(entry);
  const record = index.get(objectID);
  if (record === undefined || !passes(index, access.forced, objectID)) return undefined;
  const hidden = access.acl.includes('seeUnretrievableAttributes')
    ? null
    : entry.settings.unretrievableAttributes;
  const asked = attributes ? { attributesToRetrieve: [...attributes] } : {};
  return retrieve(record, force(asked, access.forced).attributesToRetrieve, hidden);
}

/** Whether a record is one that searches with the key's parameters can find. */
function passes(index: SearchIndex, forced: SearchParameters, objectID: string): boolean {
  if (Object.keys(forced).length === 0) return true;
  // As last written: until searches see that, nobody can say whether the filters leave it in.
  return hasBit(filterSlots(index, forced).bits, index.ids.currentSlot(objectID));
}
