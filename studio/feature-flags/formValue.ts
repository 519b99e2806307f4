import { siteSettings } from '@forecourt/schemas/settings/settings';

/** The part of a field definition that the matrix builds an input from. */
export interface FieldShape {
  type: string;
  name?: string;
  title?: string;
  description?: string;
  placeholder?: string;
  rows?: number;
  options?: { list?: (string | number | { title: string; value: string | number })[] };
  of?: FieldShape[];
  fields?: FieldShape[];
}

export function fieldShape(name: string): FieldShape {
  const fields = siteSettings.fields as unknown as FieldShape[];
  return fields.find((field) => field.name === name) ?? { type: 'string' };
}

/** Returns the options of a field with their labels, or undefined for free input. */
export const choicesOf = ({ options }: FieldShape) =>
  options?.list?.map((item) => (typeof item === 'object' ? item : { title: String(item), value: item }));

/**
 * Returns a value without empty entries. Objects in lists get the `_key` that the content lake requires.
 * @returns null for an empty value, which means the default; an empty list is a value
 */
export function storable(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.flatMap(storableItem);
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const own = storable(part);
    return own === null ? [] : [[key, own] as const];
  });
  return parts.some(([key]) => !key.startsWith('_')) ? Object.fromEntries(parts) : null;
}

function storableItem(item: unknown): unknown[] {
  const own = storable(item);
  if (own === null) return [];
  return typeof own === 'object' ? [{ _key: crypto.randomUUID().slice(0, 12), ...own }] : [own];
}
