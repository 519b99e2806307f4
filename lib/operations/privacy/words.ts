import type { PersonExport } from './export.server.ts';

/** Data with names that people read. */
export type ReadableData =
  | { [name: string]: ReadableData }
  | ReadableData[]
  | string
  | number
  | boolean
  | null;

/**
 * A name of a column or a field as people read it: `saved_at` and `savedAt` as `Saved at`. One that was written for people
 * stays as it is.
 */
export function readableName(name: string): string {
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(name)) return name;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Everything held about a person as they take it along: the same rows, with names that people read in place of those of
 * columns. Two names never become one.
 */
export const readableExport = (data: PersonExport): ReadableData => readable(data);

function readable(value: unknown): ReadableData {
  if (Array.isArray(value)) return value.map(readable);
  if (value === null || typeof value !== 'object') return value as ReadableData;
  const entries = Object.entries(value);
  const names = new Set(entries.map(([name]) => name));
  const readableByName = new Map<string, ReadableData>();
  for (const [name, inner] of entries) {
    const words = readableName(name);
    const isTaken = readableByName.has(words) || (words !== name && names.has(words));
    readableByName.set(isTaken ? name : words, readable(inner));
  }
  return Object.fromEntries(readableByName);
}
