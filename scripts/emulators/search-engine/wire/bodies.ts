import { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Any object; its attributes are validated where they are used. */
const attributes = z.custom<{ [name: string]: unknown }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'expected an object',
);
const objectID = z.union([z.string(), z.number()]).transform(String);

export const multiQueryBody = z.object({
  requests: z.array(attributes).max(50),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
});
export const batchBody = z.object({
  requests: z.array(z.object({ action: z.string(), body: attributes.optional() })),
});
export const multiBatchBody = z.object({
  requests: z.array(z.object({ action: z.string(), indexName: z.string(), body: attributes.optional() })),
});
export const objectsBody = z.object({
  requests: z.array(
    z.object({ indexName: z.string(), objectID, attributesToRetrieve: z.array(z.string()).nullish() }),
  ),
});
export const operationBody = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).nullish(),
});
const synonymBody = z.looseObject({
  objectID,
  type: z.enum([
    'synonym',
    'onewaysynonym',
    'oneWaySynonym',
    'altcorrection1',
    'altCorrection1',
    'altcorrection2',
    'altCorrection2',
    'placeholder',
  ]),
  synonyms: z.array(z.string()).optional(),
  input: z.string().optional(),
  word: z.string().optional(),
  corrections: z.array(z.string()).optional(),
  placeholder: z.string().optional(),
  replacements: z.array(z.string()).optional(),
});
export const synonymsBody = z.array(synonymBody);
export const ruleBody = z.looseObject({ objectID });
export const rulesBody = z.array(ruleBody);
export const listBody = z.object({
  query: z.string().default(''),
  type: z.string().optional(),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(1).max(1000).default(100),
});
export const keyBody = z.object({
  acl: z.array(z.string()),
  description: z.string().optional(),
  indexes: z.array(z.string()).optional(),
  maxHitsPerQuery: z.number().optional(),
  maxQueriesPerIPPerHour: z.number().optional(),
  queryParameters: z.string().optional(),
  referers: z.array(z.string()).optional(),
  validity: z.number().optional(),
});
export const objectBody = attributes;

/** Parses a body with a schema; throws a 400 that names the first problem. */
export function read<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ApiError(400, `Invalid body: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
}
