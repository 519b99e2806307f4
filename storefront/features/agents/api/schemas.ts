import { z } from 'zod';
import type { Operation } from '../operations/operation.ts';

/** `string`, or several such as `string` and `null`. */
const type = z.union([z.string(), z.array(z.string())]).optional();

/** The parts of a JSON Schema that the API reads. */
const jsonSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ type, description: z.string().optional() })).default({}),
  required: z.array(z.string()).default([]),
});
type JsonSchema = z.output<typeof jsonSchema>;

const inputs = new Map<string, JsonSchema>();
const outputs = new Map<string, JsonSchema>();

/** Returns the JSON Schema (2020-12) of what an operation reads. Computed once, because it never changes. */
export const inputSchemaOf = ({ name, input }: Operation): JsonSchema =>
  cached(inputs, name, () => z.toJSONSchema(input, { io: 'input' }));

/** Returns the JSON Schema (2020-12) of an operation's answer. */
export const outputSchemaOf = ({ name, output }: Operation): JsonSchema =>
  cached(outputs, name, () => z.toJSONSchema(output, { io: 'output' }));

function cached(schemas: Map<string, JsonSchema>, name: string, make: () => object): JsonSchema {
  const known = schemas.get(name);
  if (known) return known;
  const made = jsonSchema.parse(
    Object.fromEntries(Object.entries(make()).filter(([key]) => key !== '$schema')),
  );
  schemas.set(name, made);
  return made;
}
