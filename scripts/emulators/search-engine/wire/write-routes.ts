import { randomUUID } from 'node:crypto';
import { slotsOf, wordsFor } from '../columns/bits.ts';
import type { Engine } from '../engine.ts';
import type { RecordWrite } from '../index/operation.ts';
import { readParameters } from '../query/parameters.ts';
import { requireAccess } from './access.ts';
import { ApiError } from './api-error.ts';
import { batchBody, multiBatchBody, objectBody, operationBody, read } from './bodies.ts';
import { matchingSlots } from './browse.ts';
import type { Request } from './http.ts';
import { readWrite } from './writes.ts';

const now = (): string => new Date().toISOString();

interface BatchEntry {
  action: string;
  body?: { [name: string]: unknown } | undefined;
}

/** Applies batch entries to one index in order; `clear` and `delete` affect the whole index. */
function runBatch(
  engine: Engine,
  request: Request,
  index: string,
  entries: readonly BatchEntry[],
): { task: number; ids: string[] } {
  const deletes = entries.some(({ action }) => action === 'deleteObject');
  const clears = entries.some(({ action }) => action === 'clear' || action === 'delete');
  const access = requireAccess(engine, request, 'addObject', index);
  if (deletes && !access.acl.includes('deleteObject')) requireAccess(engine, request, 'deleteObject', index);
  if (clears) requireAccess(engine, request, 'deleteIndex', index);
  requireWritable(engine, index);
  // Validate everything before applying anything, so that a batch succeeds or fails as a whole.
  const steps = entries.map(({ action, body = {} }, i) =>
    action === 'clear' || action === 'delete' ? action : readWrite(action, body, i),
  );
  let writes: RecordWrite[] = [];
  let task: number | undefined;
  const flush = (): void => {
    if (writes.length > 0) task = engine.change({ type: 'write', index, writes });
    writes = [];
  };
  for (const step of steps) {
    if (typeof step !== 'string') {
      writes.push(step);
      continue;
    }
    flush();
    task = engine.change({ type: step === 'clear' ? 'clear' : 'deleteIndex', index });
  }
  flush();
  task ??= engine.change({ type: 'write', index, writes: [] });
  const ids = steps.flatMap((step) => {
    if (typeof step === 'string') return [];
    return [step.action === 'delete' ? step.objectID : step.body.objectID];
  });
  return { task, ids };
}

/** `POST /1/indexes/{index}/batch` */
export function batch(engine: Engine, request: Request, index: string): object {
  const { task, ids } = runBatch(engine, request, index, read(batchBody, request.body).requests);
  return { taskID: task, objectIDs: ids };
}

/** `POST batch of "*"` */
export function multiBatch(engine: Engine, request: Request): object {
  const { requests } = read(multiBatchBody, request.body);
  const byIndex = Map.groupBy(requests, ({ indexName }) => indexName);
  const taskID: Record<string, number> = {};
  const idsOf = new Map<string, string[]>();
  for (const [index, entries] of byIndex) {
    const { task, ids } = runBatch(engine, request, index, entries);
    taskID[index] = task;
    idsOf.set(index, ids);
  }
  return {
    taskID,
    objectIDs: requests.flatMap(({ indexName, action }) =>
      action === 'clear' || action === 'delete' ? [] : idsOf.get(indexName)!.splice(0, 1),
    ),
  };
}

/** `POST /1/indexes/{index}` */
export function addObject(engine: Engine, request: Request, index: string): object {
  requireAccess(engine, request, 'addObject', index);
  const body = { ...read(objectBody, request.body) };
  body['objectID'] ??= randomUUID();
  const { task, ids } = runBatch(engine, request, index, [{ action: 'addObject', body }]);
  return { createdAt: now(), taskID: task, objectID: ids[0] };
}

/** `PUT /1/indexes/{index}/{objectID}` */
export function putObject(engine: Engine, request: Request, index: string, objectID: string): object {
  requireAccess(engine, request, 'addObject', index);
  const body = { ...read(objectBody, request.body), objectID };
  return {
    taskID: runBatch(engine, request, index, [{ action: 'updateObject', body }]).task,
    objectID,
    updatedAt: now(),
  };
}

/** `POST /1/indexes/{index}/{objectID}/partial` */
export function updateObject(engine: Engine, request: Request, index: string, objectID: string): object {
  requireAccess(engine, request, 'addObject', index);
  const create = request.query.get('createIfNotExists') !== 'false';
  const body = { ...read(objectBody, request.body), objectID };
  const action = create ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate';
  return { taskID: runBatch(engine, request, index, [{ action, body }]).task, objectID, updatedAt: now() };
}

/** `DELETE /1/indexes/{index}/{objectID}` */
export function deleteObject(engine: Engine, request: Request, index: string, objectID: string): object {
  requireAccess(engine, request, 'deleteObject', index);
  requireWritable(engine, index);
  const task = engine.change({ type: 'write', index, writes: [{ action: 'delete', objectID }] });
  return { taskID: task, deletedAt: now(), objectID };
}

/** `POST /1/indexes/{index}/deleteByQuery` */
export function deleteBy(engine: Engine, request: Request, index: string): object {
  requireAccess(engine, request, 'deleteIndex', index);
  requireWritable(engine, index);
  const parameters = readParameters(read(objectBody, request.body ?? {}));
  const filters = [
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'aroundLatLng',
    'insideBoundingBox',
    'insidePolygon',
  ] as const;
  if (filters.every((name) => parameters[name] === undefined)) {
    throw new ApiError(400, 'deleteByQuery needs at least one filter');
  }
  const view = engine.catalogue.view(index);
  const { bits, count } = matchingSlots(view, parameters);
  const slots = new Uint32Array(count);
  slotsOf(bits, wordsFor(view.index.slots), slots);
  const writes = Array.from(
    slots,
    (slot): RecordWrite => ({ action: 'delete', objectID: view.index.ids.idAt(slot) }),
  );
  return { taskID: engine.change({ type: 'write', index, writes }), updatedAt: now() };
}

/** `POST /1/indexes/{index}/clear` */
export function clearIndex(engine: Engine, request: Request, index: string): object {
  requireAccess(engine, request, 'deleteIndex', index);
  requireWritable(engine, index);
  return { taskID: engine.change({ type: 'clear', index }), updatedAt: now() };
}

/** `DELETE /1/indexes/{index}` */
export function deleteIndex(engine: Engine, request: Request, index: string): object {
  requireAccess(engine, request, 'deleteIndex', index);
  return { taskID: engine.change({ type: 'deleteIndex', index }), deletedAt: now() };
}

/** `POST /1/indexes/{index}/operation`: copies or moves an index, or only its settings, synonyms or rules. */
export function copyOrMove(engine: Engine, request: Request, index: string): object {
  const { operation, destination, scope } = read(operationBody, request.body);
  requireAccess(engine, request, 'addObject', index);
  requireAccess(engine, request, 'addObject', destination);
  if (operation === 'move') requireAccess(engine, request, 'deleteIndex', index);
  engine.catalogue.getEntry(index);
  if (index === destination) throw new ApiError(400, 'Source and destination are the same index');
  if (!scope) requireWritable(engine, destination);
  const task = engine.change({ type: operation, index, destination, scope: scope ?? null });
  return { taskID: task, updatedAt: now() };
}

function requireWritable(engine: Engine, index: string): void {
  if (index === '' || index.length > 256) throw new ApiError(400, 'indexName is not valid');
  const primary = engine.catalogue.entries.get(index)?.primary;
  if (primary !== undefined)
    throw new ApiError(400, `Cannot write to ${index}: it is a replica of ${primary}`);
}
