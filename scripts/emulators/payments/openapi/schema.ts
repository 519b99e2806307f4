import type { SchemaObject } from 'ajv';

// Building blocks of the shapes, which return JSON Schema. Enumerations that Stripe may extend are closed
// here, because a value that this emulator invents is an error.

/** The objects a reference may be expanded to: those with a shape in this folder. */
const EXPANDABLE_KINDS: readonly string[] = [
  'payment_intent',
  'setup_intent',
  'payment_method',
  'charge',
  'refund',
  'price',
];

type Properties = Record<string, SchemaObject>;

/** An object: fields it always has (Stripe's `required`), fields it may have, and no others. */
export const object = (requiredProperties: Properties, optional: Properties = {}): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(requiredProperties),
  properties: { ...requiredProperties, ...optional },
});

/** Text of Stripe's default maximum length. */
export const text: SchemaObject = { type: 'string', maxLength: 5_000 };
export const longText = (maxLength: number): SchemaObject => ({ type: 'string', maxLength });
export const integer: SchemaObject = { type: 'integer' };
export const boolean: SchemaObject = { type: 'boolean' };
export const time: SchemaObject = { type: 'integer', format: 'unix-time' };
export const currency: SchemaObject = { type: 'string', format: 'currency' };
/** A decimal number as text, with up to twelve decimal places. */
export const decimal: SchemaObject = { type: 'string', format: 'decimal' };
export const oneOf = (...values: string[]): SchemaObject => ({ type: 'string', enum: values });
/** A plain array; for lists in an envelope see `page`. */
export const list = (items: SchemaObject): SchemaObject => ({ type: 'array', items });
export const metadata: SchemaObject = { type: 'object', additionalProperties: longText(500) };
export const anything: SchemaObject = { type: 'object', additionalProperties: true };

/** A reference to another shape, by its name in the specification. */
export const ref = (name: string): SchemaObject => ({ $ref: name });

export function nullable(schema: SchemaObject): SchemaObject {
  if (!schema.type) return { if: { type: 'null' }, else: schema };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum ? { enum: [...(schema.enum as string[]), null] } : {}),
  };
}

/**
 * An object's id, or the object itself if the client requests it with `expand`.
 * @param names the objects it may refer to, as the specification names them; objects without a shape here are
 * only accepted as ids
 */
export function expandable(...names: string[]): SchemaObject {
  const kind = names.find((name) => EXPANDABLE_KINDS.includes(name));
  return kind
    ? {
        allOf: [
          { if: { type: 'string' }, else: ref(kind) },
          { if: { type: 'object' }, else: text },
        ],
        mayBe: names,
      }
    : { ...text, mayBe: names };
}

/** Null where Stripe may have an object of that name: this emulator never fills in the field. */
export const unfilled = (name: string): SchemaObject => ({ type: 'null', mayBe: [name] });

/** An empty array where Stripe may have objects of that name. */
export const unfilledList = (name: string): SchemaObject => ({ type: 'array', maxItems: 0, mayBe: [name] });

/** A page of a list, in Stripe's list envelope. */
export const page = (name: string): SchemaObject =>
  object({ data: list(ref(name)), has_more: boolean, object: oneOf('list'), url: text });
