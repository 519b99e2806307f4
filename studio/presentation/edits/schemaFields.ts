import { type CurrentUser, resolveConditionalProperty, type SchemaType } from 'sanity';
import { itemsAt, segmentsOf, valueAt } from './steps.ts';

interface Level {
  type: SchemaType;
  /** Path of the value, empty for the document. */
  path: string;
}

const fieldsOf = (type: SchemaType) => ('fields' in type ? type.fields : []);

/** Returns the item types of a list; empty for other types. */
export const itemTypesOf = (type: SchemaType | undefined): readonly SchemaType[] =>
  type && 'of' in type && Array.isArray(type.of) ? (type.of as SchemaType[]) : [];

/** Returns whether items of a type are references, which are chosen in the form. */
export const isReferenceType = (type: SchemaType): boolean => type.name === 'reference' || 'to' in type;

/**
 * Returns the types from the document down to a path.
 * @returns null if the path is not in the schema or the document
 */
function levelsOf(documentType: SchemaType, document: unknown, path: string): Level[] | null {
  const segments = segmentsOf(path);
  if (!segments) return null;
  const levels: Level[] = [{ type: documentType, path: '' }];
  for (const segment of segments) {
    const last = levels.at(-1);
    if (!last) return null;
    if (typeof segment === 'string') {
      const field = fieldsOf(last.type).find(({ name }) => name === segment);
      if (!field) return null;
      levels.push({ type: field.type, path: last.path ? `${last.path}.${segment}` : segment });
      continue;
    }
    const item = itemsAt(document, last.path).find(({ _key }) => _key === segment._key);
    if (!item) return null;
    const types = itemTypesOf(last.type);
    const type = types.find(({ name }) => name === item._type) ?? (types.length === 1 ? types[0] : undefined);
    if (!type) return null;
    levels.push({ type, path: `${last.path}[_key=="${segment._key}"]` });
  }
  return levels;
}

/** Returns the type at a path of a document, or null. */
export function typeAt(documentType: SchemaType, document: unknown, path: string): SchemaType | null {
  return levelsOf(documentType, document, path)?.at(-1)?.type ?? null;
}

/** Returns whether the form would let a user change the value at a path. */
export function isWritable(
  documentType: SchemaType,
  document: Record<string, unknown>,
  path: string,
  currentUser: Omit<CurrentUser, 'role'> | null,
): boolean {
  const levels = levelsOf(documentType, document, path);
  if (!levels) return false;
  return levels.every((level, index) => {
    const parentPath = levels[index - 1]?.path;
    const context = {
      document,
      parent: parentPath ? valueAt(document, parentPath) : document,
      value: level.path ? valueAt(document, level.path) : document,
      currentUser,
      path: [],
    };
    return ![level.type.readOnly, level.type.hidden].some(
      (property) => property !== undefined && resolveConditionalProperty(property, context),
    );
  });
}
