import type { Engine } from '../engine.ts';
import { accessOf, requireAccess } from './access.ts';
import { ApiError } from './api-error.ts';
import type { JsonResponse, Request } from './http.ts';
import { keys } from './key-routes.ts';
import * as search from './search-routes.ts';
import * as settings from './settings-routes.ts';
import * as write from './write-routes.ts';

/** Handles a request of Algolia's Search API (https://www.algolia.com/doc/rest-api/search). */
export function route(engine: Engine, request: Request): JsonResponse {
  const [version, area, ...rest] = request.path;
  if (version !== '1') throw new ApiError(404, 'Path not supported by Algolia API');
  const body = areaOf(engine, request, area, rest);
  if (body === undefined) throw new ApiError(405, 'Method not allowed');
  return { status: request.method === 'POST' && area === 'indexes' && rest.length === 1 ? 201 : 200, body };
}

function areaOf(
  engine: Engine,
  request: Request,
  area: string | undefined,
  rest: string[],
): object | string | undefined {
  switch (area) {
    case 'isalive':
      return { message: 'server is alive' };
    case 'keys':
      return keys(engine, request, rest[0]);
    case 'task':
      return task(engine, request, rest[0]);
    case 'logs':
      requireAccess(engine, request, 'logs');
      return { logs: [] };
    case 'indexes':
      break;
    default:
      throw new ApiError(404, 'Path not supported by Algolia API');
  }
  const [index, action, ...more] = rest;
  if (index === undefined) return request.method === 'GET' ? listIndexes(engine, request) : undefined;
  if (index === '*') return acrossIndexes(engine, request, action);
  if (action === undefined) return wholeIndex(engine, request, index);
  return oneIndex(engine, request, index, action, more) ?? oneObject(engine, request, index, action, more);
}

function acrossIndexes(
  engine: Engine,
  request: Request,
  action: string | undefined,
): object | string | undefined {
  if (request.method !== 'POST') return undefined;
  switch (action) {
    case 'queries':
      return search.multiQuery(engine, request);
    case 'objects':
      return search.getObjects(engine, request);
    case 'batch':
      return write.multiBatch(engine, request);
    default:
      throw new ApiError(404, 'Path not supported by Algolia API');
  }
}

function wholeIndex(engine: Engine, request: Request, index: string): object | string | undefined {
  switch (request.method) {
    case 'GET':
      return search.singleQuery(engine, request, index);
    case 'POST':
      return write.addObject(engine, request, index);
    case 'DELETE':
      return write.deleteIndex(engine, request, index);
    default:
      return undefined;
  }
}

/** Paths with a reserved word; an object of that name is still reachable by other methods. */
function oneIndex(
  engine: Engine,
  request: Request,
  index: string,
  action: string,
  more: string[],
): object | string | undefined {
  const { method } = request;
  switch (action) {
    case 'settings':
      return settings.settings(engine, request, index);
    case 'synonyms':
      return settings.synonyms(engine, request, index, more[0]);
    case 'rules':
      return settings.rules(engine, request, index, more[0]);
    case 'task':
      return task(engine, request, more[0]);
    case 'browse':
      return search.browseIndex(engine, request, index);
    default:
  }
  if (method !== 'POST') return undefined;
  switch (action) {
    case 'query':
      return search.singleQuery(engine, request, index);
    case 'facets':
      return more[1] === 'query' ? search.singleFacetQuery(engine, request, index, more[0]!) : undefined;
    case 'batch':
      return write.batch(engine, request, index);
    case 'clear':
      return write.clearIndex(engine, request, index);
    case 'deleteByQuery':
      return write.deleteBy(engine, request, index);
    case 'operation':
      return write.copyOrMove(engine, request, index);
    default:
      return undefined;
  }
}

function oneObject(
  engine: Engine,
  request: Request,
  index: string,
  objectID: string,
  more: string[],
): object | string | undefined {
  if (request.method === 'POST' && more[0] === 'partial')
    return write.updateObject(engine, request, index, objectID);
  if (more.length > 0) throw new ApiError(404, 'Path not supported by Algolia API');
  switch (request.method) {
    case 'GET':
      return search.getObject(engine, request, index, objectID);
    case 'PUT':
      return write.putObject(engine, request, index, objectID);
    case 'DELETE':
      return write.deleteObject(engine, request, index, objectID);
    default:
      return undefined;
  }
}

function task(engine: Engine, request: Request, id: string | undefined): object {
  accessOf(engine, request);
  const published = engine.isPublished(Number(id));
  return { status: published ? 'published' : 'notPublished', pendingTask: !published };
}

function listIndexes(engine: Engine, request: Request): object {
  requireAccess(engine, request, 'listIndexes');
  const items = [...engine.catalogue.entries.values()].map((entry) => {
    const { index } = engine.catalogue.dataOf(entry);
    return {
      name: entry.name,
      createdAt: entry.createdAt,
      updatedAt: entry.updatedAt,
      entries: index.recordCount,
      dataSize: index.heap.bytes,
      fileSize: index.heap.bytes,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(entry.primary === undefined ? {} : { primary: entry.primary }),
      ...(entry.settings.replicas ? { replicas: entry.settings.replicas } : {}),
    };
  });
  return { items, nbPages: 1 };
}
