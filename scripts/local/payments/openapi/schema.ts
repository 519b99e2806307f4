import type { SchemaObject } from 'ajv';

// The words the shapes are written in; each makes JSON Schema. Lists of values that Stripe may extend are
// closed here: a value the service invents is an error all the same.

/** The objects a reference may lead to: those with a shape in this folder. */
const DISTILLED: readonly string[] = ['payment_intent', 'payment_method', 'charge', 'refund', 'price'];

type Properties = Record<string, SchemaObject>;

/** An object: what it always has (Stripe's `required`) and what it may have; any other name is invented. */
export const object = (required: Properties, optional: Properties = {}): SchemaObject => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(required),
  properties: { ...required, ...optional },
});

/** Text as long as Stripe's fields are, where it says nothing else. */
export const text: SchemaObject = { type: 'string', maxLength: 5_000 };
/** Text of another length (letters). */
export const longText = (maxLength: number): SchemaObject => ({ type: 'string', maxLength });
export const integer: SchemaObject = { type: 'integer' };
export const boolean: SchemaObject = { type: 'boolean' };
/** Seconds since 1970. */
export const time: SchemaObject = { type: 'integer', format: 'unix-time' };
/** Three small letters. */
export const currency: SchemaObject = { type: 'string', format: 'currency' };
/** A number as text, with up to twelve places. */
export const decimal: SchemaObject = { type: 'string', format: 'decimal' };
/** One of some words. */
export const oneOf = (...values: string[]): SchemaObject => ({ type: 'string', enum: values });
/** A plain list; those with an envelope are a `page`. */
export const list = (items: SchemaObject): SchemaObject => ({ type: 'array', items });
/** The client's own keys and texts. */
export const metadata: SchemaObject = { type: 'object', additionalProperties: longText(500) };
/** An object whose names Stripe leaves open. */
export const anything: SchemaObject = { type: 'object', additionalProperties: true };

/** Another shape, by its name in the specification. */
export const ref = (name: string): SchemaObject => ({ $ref: name });

/** The same, or null. */
export function nullable(schema: SchemaObject): SchemaObject {
  if (!schema.type) return { if: { type: 'null' }, else: schema };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum ? { enum: [...(schema.enum as string[]), null] } : {}),
  };
}

/**
 * The id of an object, or the object itself where a client asks for it (`expand`).
 * @param names which objects, as the specification has them; of those without a shape here only the id passes
 */
export function expandable(...names: string[]): SchemaObject {
  const known = names.find((name) => DISTILLED.includes(name));
  return known
    ? {
        allOf: [
          { if: { type: 'string' }, else: ref(known) },
          { if: { type: 'object' }, else: text },
        ],
        mayBe: names,
      }
    : { ...text, mayBe: names };
}

/** Null where Stripe may have an object of that name, which this service never fills in. */
export const unfilled = (name: string): SchemaObject => ({ type: 'null', mayBe: [name] });

/** An empty list where Stripe may have objects of that name. */
export const unfilledList = (name: string): SchemaObject => ({ type: 'array', maxItems: 0, mayBe: [name] });

/** A page of a list: the envelope is the same for all. */
export const page = (name: string): SchemaObject =>
  object({ data: list(ref(name)), has_more: boolean, object: oneOf('list'), url: text });
