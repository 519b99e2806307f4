import type { StoredRecord } from '../columns/record-heap.ts';
import { ApiError } from '../wire/api-error.ts';

type Attributes = { [name: string]: unknown };

/**
 * Applies `partialUpdateObject` to a record: plain values replace attributes, operations such as
 * `{_operation: 'Increment', value: 1}` change them.
 * @returns the new record, or undefined when a conditional increment does not apply
 */
export function withUpdates(oldRecord: StoredRecord, updates: Attributes): StoredRecord | undefined {
  const next: StoredRecord = { ...oldRecord };
  for (const [name, value] of Object.entries(updates)) {
    if (name === 'objectID') continue;
    if (!isOperation(value)) {
      next[name] = value;
      continue;
    }
    const result = operate(oldRecord[name], value);
    if (result === notApplicable) return undefined;
    next[name] = result;
  }
  return next;
}

interface Operation {
  _operation: string;
  value: unknown;
}

const notApplicable = Symbol('unchanged');

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === 'object' && value !== null && typeof (value as Attributes)['_operation'] === 'string'
  );
}

function operate(currentValue: unknown, { _operation, value }: Operation): unknown {
  const list = Array.isArray(currentValue)
    ? currentValue
    : currentValue === undefined || currentValue === null
      ? []
      : [currentValue];
  switch (_operation) {
    case 'Increment':
      return numberOf(currentValue) + operand(value, _operation);
    case 'Decrement':
      return numberOf(currentValue) - operand(value, _operation);
    case 'IncrementFrom':
      return numberOf(currentValue) === operand(value, _operation)
        ? numberOf(currentValue) + 1
        : notApplicable;
    case 'IncrementSet':
      return numberOf(currentValue) < operand(value, _operation) ? value : notApplicable;
    case 'Add':
      return [...list, value];
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    case 'Remove':
      return list.filter((item) => item !== value);
    default:
      throw new ApiError(400, `Unknown partial update operation: ${_operation}`);
  }
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function operand(value: unknown, operation: string): number {
  if (typeof value === 'number') return value;
  throw new ApiError(400, `${operation} needs a numeric value`);
}
