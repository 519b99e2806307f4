import { schemaTypes } from '@forecourt/schemas/types';

// The home page reads references, links and pictures of documents. Text is most of a document's size, so the
// query leaves it in the content lake.

interface Definition {
  type?: string;
  name?: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  marks?: { annotations?: readonly Definition[] };
}

const NAMED = new Map((schemaTypes as readonly Definition[]).map((type) => [type.name ?? '', type]));

/** The whole object. Nested objects of the same type are not expanded again. */
const WHOLE = '...';

/**
 * Projects a field only where it is defined. Most documents lack most fields, and this avoids returning
 * nulls.
 */
export const ifDefined = (name: string, part: string): string => `defined(${name}) => {${part}}`;

/** Returns our definition of a named type, with the name used in documents. */
function namedDefinition(definition: Definition): Definition {
  const own = NAMED.get(definition.type ?? '');
  return own ? { ...own, name: definition.name ?? own.name ?? '' } : definition;
}

/** Returns the projection of an object, or null if nothing in it is needed. */
function insideOf(definition: Definition, within: readonly string[]): string | null {
  const typeName = NAMED.has(definition.type ?? '') ? (definition.type ?? '') : '';
  if (typeName !== '' && within.includes(typeName)) return WHOLE;
  const { type, fields = [], marks } = namedDefinition(definition);
  const deeper = typeName === '' ? within : [...within, typeName];
  if (type === 'reference') return '_ref';
  if (typeName === 'picture') return '_type, asset{_ref}, "alt": coalesce(alt, "") != ""';
  if (typeName === 'link') return listOf(['kind, path', ...partsOf(fields, deeper)]);
  if (type === 'block') return membersOf('markDefs', marks?.annotations ?? [], deeper);
  return listOf(partsOf(fields, deeper));
}

/** Returns the projection of an array, or null if nothing in it is needed. */
function membersOf(name: string, members: readonly Definition[], within: readonly string[]): string | null {
  const parts = members.flatMap((member) => {
    const inside = insideOf(member, within);
    const typeName = member.name ?? member.type ?? '';
    return inside ? [members.length === 1 ? inside : `_type == "${typeName}" => {${inside}}`] : [];
  });
  return parts.length === 0 ? null : ifDefined(name, `${name}[]{${parts.join(', ')}}`);
}

function partsOf(fields: readonly Definition[], within: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const name = field.name ?? '';
    const { type, of = [] } = namedDefinition(field);
    const part = type === 'array' ? membersOf(name, of, within) : partOf(name, insideOf(field, within));
    return part ?? [];
  });
}

const partOf = (name: string, inside: string | null) => inside && ifDefined(name, `${name}{${inside}}`);
const listOf = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(', '));

/** Returns the projection of the type-specific fields that the home page needs. */
export const partsProjection = (types: readonly string[]): string =>
  types
    .flatMap((name) => {
      const inside = listOf(partsOf(NAMED.get(name)?.fields ?? [], []));
      return inside ? [`_type == "${name}" => {${inside}}`] : [];
    })
    .join(',\n    ');
