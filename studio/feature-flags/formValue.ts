import { siteSettings } from '@forecourt/schemas/settings/settings';

/** The part of a field's definition in the site's form that an input of the matrix is made from. */
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

/** How the site's own form holds a setting: the matrix edits it the same way. */
export function fieldShape(name: string): FieldShape {
  const fields = siteSettings.fields as unknown as FieldShape[];
  return fields.find((field) => field.name === name) ?? { type: 'string' };
}

/** What can be chosen, each with its words; undefined where anything can be entered. */
export const choicesOf = ({ options }: FieldShape) =>
  options?.list?.map((item) => (typeof item === 'object' ? item : { title: String(item), value: item }));

/**
 * A value as it is stored, without what was begun and left empty. Items of lists that are objects get the key that
 * the content lake asks for.
 * @returns null when nothing is left, which is the default; an empty list is a choice of its own
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
