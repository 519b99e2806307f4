import type { z } from 'zod';
import type { Change, Engine } from '../engine.ts';
import { replicaName } from '../index/catalogue.ts';
import { defaultSettings } from '../index/settings.ts';
import { readSettings } from '../query/parameters.ts';
import { requireAccess } from './access.ts';
import { ApiError } from './api-error.ts';
import { listBody, objectBody, read, ruleBody, rulesBody, synonymsBody } from './bodies.ts';
import type { Request } from './http.ts';

const now = (): string => new Date().toISOString();
const isTrue = (value: string | null): boolean => value === 'true' || value === '1';

/** `GET` and `PUT /1/indexes/{index}/settings` */
export function settings(engine: Engine, request: Request, index: string): object | undefined {
  if (request.method === 'GET') {
    requireAccess(engine, request, 'settings', index);
    const entry = engine.catalogue.getEntry(index);
    const primary = entry.primary === undefined ? {} : { primary: entry.primary };
    return { ...defaultSettings, ...entry.settings, ...primary, version: 2 };
  }
  if (request.method !== 'PUT') return undefined;
  requireAccess(engine, request, 'editSettings', index);
  const newSettings = readSettings(read(objectBody, request.body));
  for (const replica of newSettings.replicas ?? []) {
    if (replicaName(replica) === index) throw new ApiError(400, 'An index cannot be its own replica');
    const owner = engine.catalogue.entries.get(replicaName(replica))?.primary;
    if (owner !== undefined && owner !== index)
      throw new ApiError(400, `${replica} is already a replica of ${owner}`);
  }
  const forward = isTrue(request.query.get('forwardToReplicas'));
  return {
    taskID: engine.change({ type: 'settings', index, settings: newSettings, forward }),
    updatedAt: now(),
  };
}

interface Kind {
  name: 'synonyms' | 'rules';
  save: (index: string, body: unknown, replace: boolean, forward: boolean) => Change;
  delete: 'deleteSynonym' | 'deleteRule';
  /** Query parameter with which a batch replaces all existing entries. */
  replacing: string;
  entry: (body: object) => object;
}

const SYNONYMS: Kind = {
  name: 'synonyms',
  save: (index, body, replace, forward) => ({
    type: 'saveSynonyms',
    index,
    synonyms: read(synonymsBody, body),
    replace,
    forward,
  }),
  delete: 'deleteSynonym',
  replacing: 'replaceExistingSynonyms',
  entry: (body) => body,
};

const RULES: Kind = {
  name: 'rules',
  save: (index, body, replace, forward) => ({
    type: 'saveRules',
    index,
    rules: read(rulesBody, body),
    replace,
    forward,
  }),
  delete: 'deleteRule',
  replacing: 'clearExistingRules',
  entry: (body) => read(ruleBody, body),
};

type Route = (engine: Engine, request: Request, index: string, id: string | undefined) => object | undefined;

/** `/1/indexes/{index}/synonyms...` */
export const synonyms: Route = (...args) => entries(SYNONYMS, ...args);

/** `/1/indexes/{index}/rules...`: rules are stored and returned, but not applied. */
export const rules: Route = (...args) => entries(RULES, ...args);

function entries(
  kind: Kind,
  engine: Engine,
  request: Request,
  index: string,
  id: string | undefined,
): object | undefined {
  const isRead = request.method === 'GET' || id === 'search';
  requireAccess(engine, request, isRead ? 'settings' : 'editSettings', index);
  const forward = isTrue(request.query.get('forwardToReplicas'));
  const save = (body: unknown, replace: boolean): number =>
    engine.change(kind.save(index, body, replace, forward));
  if (isRead) {
    const storedEntries: ReadonlyMap<string, { objectID: string }> =
      engine.catalogue.getEntry(index)[kind.name];
    return id === 'search'
      ? searchList(storedEntries.values(), read(listBody, request.body ?? {}))
      : orNotFound(storedEntries.get(id ?? ''));
  }
  if (id === 'batch') {
    return { taskID: save(request.body, isTrue(request.query.get(kind.replacing))), updatedAt: now() };
  }
  if (id === 'clear') return { taskID: save([], true), updatedAt: now() };
  if (id === undefined) return undefined;
  if (request.method === 'PUT') {
    const body = kind.entry({ ...read(objectBody, request.body), objectID: id });
    return { taskID: save([body], false), updatedAt: now(), id };
  }
  if (request.method !== 'DELETE') return undefined;
  return { taskID: engine.change({ type: kind.delete, index, objectID: id, forward }), deletedAt: now() };
}

function orNotFound(item: object | undefined): object {
  if (item === undefined) throw new ApiError(404, 'ObjectID does not exist');
  return item;
}

/** Returns a page of the stored synonyms or rules that contain the query text. */
function searchList(
  items: Iterable<{ objectID: string }>,
  { query, type, page, hitsPerPage }: z.output<typeof listBody>,
): object {
  const needle = query.toLowerCase();
  const matches = [...items].filter(
    (item) =>
      JSON.stringify(item).toLowerCase().includes(needle) &&
      (type === undefined || String('type' in item ? item.type : '').toLowerCase() === type.toLowerCase()),
  );
  return {
    hits: matches
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((item) => ({ ...item, _highlightResult: {} })),
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
  };
}
