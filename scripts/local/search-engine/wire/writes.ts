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

/** One entry of a batch as a write. Gives a new objectID to `addObject` without one; throws 400 for what is wrong. */
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
  // An own attribute of this name would change what the record is when it is put back together.
  if (Object.hasOwn(body, '__proto__')) throw new ApiError(400, `Invalid attribute __proto__ in ${objectID}`);
  const whole =
    body['objectID'] === objectID ? (body as { objectID: string } & Attributes) : { ...body, objectID };
  if (roughSize(whole) < maxRecordBytes / 6) return whole;
  const size = Buffer.byteLength(JSON.stringify(whole));
  if (size > maxRecordBytes) {
    throw new ApiError(
      400,
      `Record at the position ${position} objectID=${objectID} is too big size=${size}/${maxRecordBytes} bytes`,
    );
  }
  return whole;
}

/** The length of a value as JSON, roughly: accents and escapes may make it six times as long. */
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

/** Refuses updates that could not be applied, so that applying a logged write never fails. */
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
