import type { Engine } from '../engine.ts';
import { replicaName } from '../index/catalogue.ts';
import { defaultSettings } from '../index/settings.ts';
import { readSettings } from '../query/parameters.ts';
import { need } from './access.ts';
import { ApiError } from './api-error.ts';
import { listBody, objectBody, read, ruleBody, rulesBody, synonymsBody } from './bodies.ts';
import type { Request } from './http.ts';
import { searchList } from './lists.ts';

const now = (): string => new Date().toISOString();
const isTrue = (value: string | null): boolean => value === 'true' || value === '1';

/** `GET` and `PUT /1/indexes/{index}/settings` */
export function settings(engine: Engine, request: Request, index: string): object | undefined {
  if (request.method === 'GET') {
    need(engine, request, 'settings', index);
    const entry = engine.catalogue.need(index);
    const primary = entry.primary === undefined ? {} : { primary: entry.primary };
    return { ...defaultSettings, ...entry.settings, ...primary, version: 2 };
  }
  if (request.method !== 'PUT') return undefined;
  need(engine, request, 'editSettings', index);
  const given = readSettings(read(objectBody, request.body));
  for (const replica of given.replicas ?? []) {
    if (replicaName(replica) === index) throw new ApiError(400, 'An index cannot be its own replica');
    const owner = engine.catalogue.entries.get(replicaName(replica))?.primary;
    if (owner !== undefined && owner !== index)
      throw new ApiError(400, `${replica} is already a replica of ${owner}`);
  }
  const forward = isTrue(request.query.get('forwardToReplicas'));
  return { taskID: engine.change({ type: 'settings', index, settings: given, forward }), updatedAt: now() };
}

/** `/1/indexes/{index}/synonyms...` */
export function synonyms(
  engine: Engine,
  request: Request,
  index: string,
  id: string | undefined,
): object | undefined {
  const reading = request.method === 'GET' || id === 'search';
  need(engine, request, reading ? 'settings' : 'editSettings', index);
  const forward = isTrue(request.query.get('forwardToReplicas'));
  const save = (body: unknown, replace: boolean): number =>
    engine.change({ type: 'saveSynonyms', index, synonyms: read(synonymsBody, body), replace, forward });
  if (reading) {
    const { synonyms: stored } = engine.catalogue.need(index);
    return id === 'search'
      ? searchList(stored.values(), read(listBody, request.body ?? {}))
      : found(stored.get(id ?? ''));
  }
  if (id === 'batch') {
    return {
      taskID: save(request.body, isTrue(request.query.get('replaceExistingSynonyms'))),
      updatedAt: now(),
    };
  }
  if (id === 'clear') return { taskID: save([], true), updatedAt: now() };
  if (id === undefined) return undefined;
  if (request.method === 'PUT') {
    const body = { ...read(objectBody, request.body), objectID: id };
    return { taskID: save([body], false), updatedAt: now(), id };
  }
  if (request.method !== 'DELETE') return undefined;
  return { taskID: engine.change({ type: 'deleteSynonym', index, objectID: id, forward }), deletedAt: now() };
}

/** `/1/indexes/{index}/rules...`: rules are kept and given back, not applied. */
export function rules(
  engine: Engine,
  request: Request,
  index: string,
  id: string | undefined,
): object | undefined {
  const reading = request.method === 'GET' || id === 'search';
  need(engine, request, reading ? 'settings' : 'editSettings', index);
  const forward = isTrue(request.query.get('forwardToReplicas'));
  const save = (body: unknown, replace: boolean): number =>
    engine.change({ type: 'saveRules', index, rules: read(rulesBody, body), replace, forward });
  if (reading) {
    const { rules: stored } = engine.catalogue.need(index);
    return id === 'search'
      ? searchList(stored.values(), read(listBody, request.body ?? {}))
      : found(stored.get(id ?? ''));
  }
  if (id === 'batch') {
    return { taskID: save(request.body, isTrue(request.query.get('clearExistingRules'))), updatedAt: now() };
  }
  if (id === 'clear') return { taskID: save([], true), updatedAt: now() };
  if (id === undefined) return undefined;
  if (request.method === 'PUT') {
    const body = read(ruleBody, { ...read(objectBody, request.body), objectID: id });
    return { taskID: save([body], false), updatedAt: now(), id };
  }
  if (request.method !== 'DELETE') return undefined;
  return { taskID: engine.change({ type: 'deleteRule', index, objectID: id, forward }), deletedAt: now() };
}

function found(item: object | undefined): object {
  if (item === undefined) throw new ApiError(404, 'ObjectID does not exist');
  return item;
}
