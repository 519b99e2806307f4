import type { PersonExport } from './export.server.ts';

export type ReadableData =
  | { [name: string]: ReadableData }
  | ReadableData[]
  | string
  | number
  | boolean
  | null;

/** Converts `saved_at` and `savedAt` to `Saved at`. Keeps names that are already readable. */
export function readableName(name: string): string {
  if (!/^[a-z][a-zA-Z0-9_]*$/.test(name)) return name;
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns an export with readable field names. Two names never collide. */
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
