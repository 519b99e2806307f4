import { randomUUID } from 'node:crypto';
import type { RecordWrite } from '../index/operation.ts';
import { ApiError } from './api-error.ts';

const maxRecordBytes = 100_000;
const updateOperations = new Set([
  'Increment',
  'Decrement',
  'IncrementFrom',
  'IncrementSet',
  'Add',
  'AddUnique',
  'Remove',
]);

type Attributes = { [name: string]: unknown };

/**
 * Parses a batch entry into a write; `addObject` without an objectID gets a generated one. Throws 400 for an
 * invalid entry.
 */
export function readWrite(action: string, body: Attributes, position: number): RecordWrite {
  switch (action) {
    case 'addObject':
      return {
        action: 'put',
        body: record({ ...body, objectID: body['objectID'] ?? randomUUID() }, position),
      };
    case 'updateObject':
      return { action: 'put', body: record(body, position) };
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      const update = record(body, position);
      checkOperations(update);
      return { action: 'update', body: update, create: action === 'partialUpdateObject' };
    }
    case 'deleteObject':
      return { action: 'delete', objectID: idOf(body, position) };
    default:
      throw new ApiError(400, `Invalid action: ${action}`);
  }
}

function record(body: Attributes, position: number): { objectID: string } & Attributes {
  const objectID = idOf(body, position);
  // It would set the record's prototype when the record is restored.
  if (Object.hasOwn(body, '__proto__')) throw new ApiError(400, `Invalid attribute __proto__ in ${objectID}`);
  const withId =
    body['objectID'] === objectID ? (body as { objectID: string } & Attributes) : { ...body, objectID };
  if (roughSize(withId) < maxRecordBytes / 6) return withId;
  const size = Buffer.byteLength(JSON.stringify(withId));
  if (size > maxRecordBytes) {
    throw new ApiError(
      400,
      `Record at the position ${position} objectID=${objectID} is too big size=${size}/${maxRecordBytes} bytes`,
    );
  }
  return withId;
}

/** Estimates the length of a value as JSON; accents and escapes may make it six times as long. */
function roughSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 8;
  let size = 2;
  for (const [key, item] of Object.entries(value)) size += key.length + 4 + roughSize(item);
  return size;
}

function idOf(body: Attributes, position: number): string {
  const id = body['objectID'];
  if (typeof id === 'string' && id !== '') return id.toWellFormed();
  if (typeof id === 'number' && Number.isFinite(id)) return String(id);
  throw new ApiError(400, `Invalid objectID in the object at position ${position}`);
}

/** Rejects updates that cannot be applied, so that replaying a logged write never fails. */
function checkOperations(update: Attributes): void {
  for (const [name, value] of Object.entries(update)) {
    if (typeof value !== 'object' || value === null || !('_operation' in value)) continue;
    const operation = String(value._operation);
    if (!updateOperations.has(operation))
      throw new ApiError(400, `Unknown partial update operation: ${operation}`);
    const operand = 'value' in value ? value.value : undefined;
    const numeric = operation.startsWith('Increment') || operation === 'Decrement';
    if (numeric && typeof operand !== 'number')
      throw new ApiError(400, `${operation} on ${name} needs a numeric value`);
  }
}
