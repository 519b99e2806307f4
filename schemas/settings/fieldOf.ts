import { defineField, type FieldDefinition, type FieldDefinitionBase } from 'sanity';
import type { z } from 'zod';
import { problemOf } from './problemOf.ts';
import { valueLabels } from './settingLabels.ts';

type ZodDefinition = {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  values?: (string | number)[];
};
const definitionOf = (type: z.ZodType) => type.def as unknown as ZodDefinition;

/** Converts a name such as `acknowledgeDays` to 'Acknowledge days'. */
export function humanise(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const choices = (values: readonly (string | number)[]) =>
  values
    .filter((value) => value !== '')
    .map((value) => ({ title: valueLabels[value] ?? String(value), value }));

function shapeOf(type: z.ZodType): Record<string, unknown> {
  const { type: kind, innerType, element, shape, entries, values } = definitionOf(type);
  if (innerType) return shapeOf(innerType);
  if (kind === 'string' || kind === 'number' || kind === 'boolean') return { type: kind };
  if (kind === 'enum' || kind === 'literal') {
    const list = Object.values(entries ?? values ?? []);
    return {
      type: typeof list[0] === 'number' ? 'number' : 'string',
      options: { list: choices(list), layout: list.length > 4 ? 'dropdown' : 'radio' },
    };
  }
  if (kind === 'array' && element) return { type: 'array', ...membersOf(element) };
  if (kind === 'object' && shape) return { type: 'object', options: { columns: 2 }, fields: fieldsOf(shape) };
  throw new Error(`A setting of kind '${kind}' needs its own field (see overrides.ts).`);
}

function membersOf(element: z.ZodType): Record<string, unknown> {
  const { type: kind, shape, entries } = definitionOf(element);
  if (kind === 'enum')
    return { of: [{ type: 'string' }], options: { list: choices(Object.values(entries ?? {})) } };
  if (kind !== 'object' || !shape) return { of: [shapeOf(element)] };
  const [title, subtitle] = Object.keys(shape);
  return { of: [{ type: 'object', fields: fieldsOf(shape), preview: { select: { title, subtitle } } }] };
}

function fieldsOf(shape: Record<string, z.ZodType>): FieldDefinition[] {
  return Object.entries(shape).map(([name, type]) => fieldOf({ name, type, title: humanise(name) }));
}

/**
 * Returns the studio field of a setting, derived from its zod type so that the form, validation and
 * storefront cannot differ.
 * @param override what cannot be derived from the type
 * @throws Error for a type that has no default field and no override
 */
export function fieldOf({
  name,
  type,
  title,
  description,
  placeholder,
  group,
  override,
}: {
  name: string;
  type: z.ZodType;
  title: string;
  description?: string;
  placeholder?: string;
  group?: string;
  override?: Record<string, unknown>;
}): FieldDefinition {
  const definition: FieldDefinitionBase & Record<string, unknown> = {
    ...(override ?? shapeOf(type)),
    title,
    ...(description ? { description } : {}),
    ...(placeholder ? { placeholder } : {}),
    ...(group ? { group } : {}),
    validation: (rule: { custom: (check: (value: unknown) => string | true) => unknown }) =>
      rule.custom((value) => problemOf(type, value) ?? true),
  };
  return defineField({ ...definition, name } as unknown as Parameters<
    typeof defineField
  >[0]) as FieldDefinition;
}
