import type { SchemaObject } from 'ajv';

type Path = readonly (string | number)[];
type Holder = Record<string | number, unknown>;

export interface Mutant {
  kind: 'dropped' | 'invented' | 'wrong word' | 'null' | 'wrong type';
  at: string;
  body: unknown;
}

/**
 * Generates one invalid body per possible fault from a valid one, as deep as its shape goes.
 * @param shapes all shapes by name, for references
 */
export function mutants(
  shapes: Readonly<Record<string, SchemaObject>>,
  name: string,
  correctBody: unknown,
): Mutant[] {
  const allMutants: Mutant[] = [];
  const add = (kind: Mutant['kind'], path: Path, change: (holder: Holder) => void) => {
    const copy: Holder = { body: structuredClone(correctBody) };
    change(path.slice(0, -1).reduce<Holder>((part, key) => part[key] as Holder, copy));
    allMutants.push({ kind, at: path.slice(1).join('.'), body: copy.body });
  };

  const visit = (schema: SchemaObject, value: unknown, path: Path): void => {
    const key = path.at(-1) ?? '';
    for (const part of partsFor(shapes, schema, value)) {
      if (part.enum) add('wrong word', path, (holder) => (holder[key] = 'no such word'));
      if (part.type) add('wrong type', path, (holder) => (holder[key] = Array.isArray(value) ? {} : [true]));
      if (part.items && Array.isArray(value))
        for (const [index, item] of value.entries()) visit(part.items, item, [...path, index]);
      if (part.additionalProperties !== false || !isObject(value)) continue;
      add('invented', [...path, 'invented'], (holder) => (holder.invented = 1));
      for (const requiredKey of part.required as string[])
        add('dropped', [...path, requiredKey], (holder) => delete holder[requiredKey]);
      for (const [property, inner] of Object.entries(part.properties as Record<string, SchemaObject>)) {
        if (!(property in value)) continue;
        if (!takesNull(inner)) add('null', [...path, property], (holder) => (holder[property] = null));
        visit(inner, value[property], [...path, property]);
      }
    }
  };
  visit({ $ref: name }, correctBody, ['body']);
  return allMutants;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (type: unknown, value: unknown) =>
  type === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the unconditional schemas that apply to a value, following references. */
function partsFor(
  shapes: Readonly<Record<string, SchemaObject>>,
  schema: SchemaObject,
  value: unknown,
): SchemaObject[] {
  if (schema.$ref) return partsFor(shapes, shapes[schema.$ref] ?? {}, value);
  if (schema.allOf) return (schema.allOf as SchemaObject[]).flatMap((part) => partsFor(shapes, part, value));
  if (!schema.if) return [schema];
  return fits(schema.if.type, value) ? [] : partsFor(shapes, schema.else, value);
}

const takesNull = (schema: SchemaObject): boolean =>
  schema.type === 'null' ||
  (Array.isArray(schema.type) && schema.type.includes('null')) ||
  schema.if?.type === 'null';
