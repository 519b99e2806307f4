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

export function referencesIn(value: unknown, references: Reference[] = []): Reference[] {
  if (Array.isArray(value)) {
    for (const item of value) referencesIn(item, references);
  } else if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    // A reference into another dataset carries `_dataset` and cannot be checked or indexed here.
    if (typeof record._ref === 'string' && record._dataset === undefined) {
      references.push({ id: record._ref, weak: record._weak === true });
    }
    for (const key in record) {
      const child = record[key];
      if (child !== null && typeof child === 'object') referencesIn(child, references);
    }
  }
  return references;
}

/** Returns all searchable text: the id and every string except those in system fields. */
export function textOf(document: LakeDocument): string {
  const texts: string[] = [document._id];
  collectTexts(document, texts);
  return texts.join(' ');
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts);
  else if (value !== null && typeof value === 'object') {
    for (const [key, child] of Object.entries(value)) if (!key.startsWith('_')) collectTexts(child, texts);
  }
}

/** Returns whether a version marks its document for unpublishing when the release is published. */
export const isMarkedForDeletion = (document: LakeDocument) =>
  (document._system as { delete?: boolean } | undefined)?.delete === true;

/** Returns whether two JSON values are deeply equal, ignoring the order of object keys. */
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
