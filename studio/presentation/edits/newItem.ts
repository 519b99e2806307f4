import { type InitialValueResolverContext, resolveInitialValueForType, type SchemaType } from 'sanity';
import type { Item } from './steps.ts';

/** Depth of the studio's own initial values. */
const MAX_DEPTH = 10;

/** Returns a new key of a list item. */
export const newKey = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

/** Returns a new item of a type with the initial values that the form would give it. */
export async function newItem(type: SchemaType, context: InitialValueResolverContext): Promise<Item> {
  if (type.name === 'block')
    return {
      _key: newKey(),
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: newKey(), text: '', marks: [] }],
    };
  const initial: unknown = await resolveInitialValueForType(type, {}, MAX_DEPTH, context);
  return {
    ...(typeof initial === 'object' && initial),
    ...(type.name !== 'object' && { _type: type.name }),
    _key: newKey(),
  };
}
