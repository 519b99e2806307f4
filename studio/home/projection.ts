import { schemaTypes } from '@forecourt/schemas/types';

// What the first page looks at within documents: references, links to addresses, and pictures. Everything else, above all
// their words, is most of what they weigh and stays in the content lake.

interface Definition {
  type?: string;
  name?: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  marks?: { annotations?: readonly Definition[] };
}

const NAMED = new Map((schemaTypes as readonly Definition[]).map((type) => [type.name ?? '', type]));

/** Everything: within itself a type is not looked through again. */
const WHOLE = '...';

/** Part of a projection that leaves a field out which a document lacks, rather than answer with null: most have few of theirs. */
export const whereThere = (name: string, part: string): string => `defined(${name}) => {${part}}`;

/** The definition behind a name of ours, under the name that documents know it by. */
function namedDefinition(definition: Definition): Definition {
  const own = NAMED.get(definition.type ?? '');
  return own ? { ...own, name: definition.name ?? own.name ?? '' } : definition;
}

/** What is asked of an object; null where nothing in it matters. */
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

/** What is asked of an array; null where nothing in it matters. */
function membersOf(name: string, members: readonly Definition[], within: readonly string[]): string | null {
  const parts = members.flatMap((member) => {
    const inside = insideOf(member, within);
    const typeName = member.name ?? member.type ?? '';
    return inside ? [members.length === 1 ? inside : `_type == "${typeName}" => {${inside}}`] : [];
  });
  return parts.length === 0 ? null : whereThere(name, `${name}[]{${parts.join(', ')}}`);
}

function partsOf(fields: readonly Definition[], within: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const name = field.name ?? '';
    const { type, of = [] } = namedDefinition(field);
    const part = type === 'array' ? membersOf(name, of, within) : partOf(name, insideOf(field, within));
    return part ?? [];
  });
}

const partOf = (name: string, inside: string | null) => inside && whereThere(name, `${name}{${inside}}`);
const listOf = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join(', '));

/** The fields of documents of these types that matter, apart from those that every one is asked for. */
export const partsProjection = (types: readonly string[]): string =>
  types
    .flatMap((name) => {
      const inside = listOf(partsOf(NAMED.get(name)?.fields ?? [], []));
      return inside ? [`_type == "${name}" => {${inside}}`] : [];
    })
    .join(',\n    ');
