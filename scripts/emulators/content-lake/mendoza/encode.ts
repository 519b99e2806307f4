import { equalJson } from '../document.ts';
import {
  ARRAY_APPEND_SLICE,
  ARRAY_APPEND_VALUE,
  OBJECT_DELETE_FIELD,
  OBJECT_SET_FIELD_VALUE,
  PUSH_ELEMENT_BLANK,
  PUSH_ELEMENT_COPY,
  PUSH_FIELD_BLANK,
  PUSH_FIELD_COPY,
  RETURN_INTO_ARRAY_POP,
  RETURN_INTO_OBJECT_SAME_KEY_POP,
  VALUE,
} from './opcodes.ts';
import { diffString, sharedEnds } from './strings.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * Returns a Mendoza patch that turns `left` into `right` (https://github.com/sanity-io/mendoza): a flat list
 * of opcodes and arguments. Listeners and history send changes in this format; `null` means a missing
 * document.
 */
export function encode(left: unknown, right: unknown): unknown[] {
  if (!isObject(left) || !isObject(right)) return [VALUE, right];
  const out: unknown[] = [];
  diffObject(left, right, out);
  return out;
}

/** Emits the edits of an object whose copy is on top of the output stack. */
function diffObject(left: JsonObject, right: JsonObject, out: unknown[]): void {
  // Mendoza refers to fields of the left side by their position among its sorted keys.
  const keys = Object.keys(left).sort();
  keys.forEach((key, index) => {
    if (!Object.hasOwn(right, key)) out.push(OBJECT_DELETE_FIELD, index);
    else if (!equalJson(left[key], right[key])) diffField(left[key], right[key], key, index, out);
  });
  for (const key of Object.keys(right)) {
    if (!Object.hasOwn(left, key)) out.push(OBJECT_SET_FIELD_VALUE, right[key], key);
  }
}

function diffField(left: unknown, right: unknown, key: string, index: number, out: unknown[]): void {
  const ends = typeof left === 'string' && typeof right === 'string' ? sharedEnds(left, right) : undefined;
  if (isObject(left) && isObject(right)) {
    out.push(PUSH_FIELD_COPY, index);
    diffObject(left, right, out);
  } else if (isDiffableArray(left) && isDiffableArray(right)) {
    out.push(PUSH_FIELD_BLANK, index);
    diffArray(left, right, out);
  } else if (ends) {
    out.push(PUSH_FIELD_BLANK, index);
    diffString(left as string, right as string, ends, out);
  } else {
    out.push(OBJECT_SET_FIELD_VALUE, right, key);
    return;
  }
  out.push(RETURN_INTO_OBJECT_SAME_KEY_POP);
}

/** An empty array cannot be built by appending, so it is sent as a value. */
const isDiffableArray = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

/** Builds the right array on a blank output from runs of unchanged items, edited items and new items. */
function diffArray(left: unknown[], right: unknown[], out: unknown[]): void {
  const positions = positionsOf(left);
  let i = 0;
  let expectedIndex = 0;
  while (i < right.length) {
    const item = right[i];
    const matchingPositions = positions.get(itemKey(item)) ?? [];
    const position = matchingPositions.find((each) => each >= expectedIndex) ?? matchingPositions[0];
    if (position === undefined) {
      out.push(ARRAY_APPEND_VALUE, item);
      i++;
      continue;
    }
    const run = commonRun(left, position, right, i);
    if (run > 0) {
      out.push(ARRAY_APPEND_SLICE, position, position + run);
      i += run;
      expectedIndex = position + run;
    } else {
      diffItem(left[position], item, position, out);
      i++;
      expectedIndex = position + 1;
    }
  }
}

function diffItem(left: unknown, right: unknown, position: number, out: unknown[]): void {
  if (isObject(left) && isObject(right)) {
    out.push(PUSH_ELEMENT_COPY, position);
    diffObject(left, right, out);
    out.push(RETURN_INTO_ARRAY_POP);
  } else if (isDiffableArray(left) && isDiffableArray(right)) {
    out.push(PUSH_ELEMENT_BLANK, position);
    diffArray(left, right, out);
    out.push(RETURN_INTO_ARRAY_POP);
  } else out.push(ARRAY_APPEND_VALUE, right);
}

function commonRun(left: unknown[], from: number, right: unknown[], start: number): number {
  let length = 0;
  while (
    from + length < left.length &&
    start + length < right.length &&
    equalJson(left[from + length], right[start + length])
  ) {
    length++;
  }
  return length;
}

/** Returns the identity of an array item: its `_key`, or without keys its content. */
function itemKey(item: unknown): string {
  const key = isObject(item) ? item._key : undefined;
  return typeof key === 'string' ? `key ${key}` : `value ${JSON.stringify(item)}`;
}

function positionsOf(items: unknown[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  items.forEach((item, index) => {
    const name = itemKey(item);
    positions.set(name, [...(positions.get(name) ?? []), index]);
  });
  return positions;
}
