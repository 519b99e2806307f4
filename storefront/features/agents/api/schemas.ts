import { z } from 'zod';
import type { Operation } from '../operations/operation.ts';

/** The parts of a JSON Schema that the API reads. */
export const jsonSchema = z.looseObject({
  type: z.string().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.looseObject({ type: z.string().optional(), description: z.string().optional() })).optional(),
  required: z.array(z.string()).optional(),
});
export type JsonSchema = z.output<typeof jsonSchema>;

const inputs = new Map<string, JsonSchema>();
const outputs = new Map<string, JsonSchema>();

/** Returns the JSON Schema (2020-12) of what an operation reads. Computed once, because it never changes. */
export const inputSchemaOf = ({ name, input }: Operation): JsonSchema =>
  cached(inputs, name, () => z.toJSONSchema(input, { io: 'input' }));

/** Returns the JSON Schema (2020-12) of an operation's answer. */
export const outputSchemaOf = ({ name, output }: Operation): JsonSchema =>
  cached(outputs, name, () => z.toJSONSchema(output, { io: 'output' }));

function cached(schemas: Map<string, JsonSchema>, name: string, make: () => unknown): JsonSchema {
  const known = schemas.get(name);
  if (known) return known;
  const { $schema: _, ...schema } = jsonSchema.parse(make());
  const made = jsonSchema.parse(schema);
  schemas.set(name, made);
  return made;
}
