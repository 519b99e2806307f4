/** A stored document: JSON with the five system fields set by the lake. */
export interface LakeDocument {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
}

export interface Reference {
  id: string;
  weak: boolean;
}

/** Every reference anywhere inside a value, in document order, with repeats. */
export function referencesIn(value: unknown, found: Reference[] = []): Reference[] {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, found);
  } else if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    // A reference into another dataset carries `_dataset` and cannot be checked or indexed here.
    if (typeof record._ref === 'string' && record._dataset === undefined) {
      found.push({ id: record._ref, weak: record._weak === true });
    }
    for (const key in record) {
      const child = record[key];
      if (child !== null && typeof child === 'object') referencesIn(child, found);
    }
  }
  return found;
}

/** All words a reader could look for: every string except those of system fields, plus the id. */
export function textOf(document: LakeDocument): string {
  const words: string[] = [document._id];
  collect(document, words);
  return words.join(' ');
}

function collect(value: unknown, words: string[]): void {
  if (typeof value === 'string') words.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, words);
  else if (value !== null && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) if (!key.startsWith('_')) collect(child, words);
  }
}

/** Deep equality of JSON values; the order of object keys does not matter. */
export function equalJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => equalJson(item, b[i]));
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && equalJson(left[key], right[key]))
  );
}
