import { z } from 'zod';
import { badParameter } from './errors.ts';
import type { FormValue } from './form.ts';

const NOT_AN_INTEGER = 'integer';
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, NOT_AN_INTEGER)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An empty string removes a key, because forms cannot express null. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50)
  .or(z.literal('').transform((): Record<string, string> => ({})));
export const expand = z.array(z.string()).max(20).optional();
export const webAddress = z.url({ protocol: /^https?$/ }).max(5_000);
export const pagingParameters = {
  limit: integer.pipe(z.number().int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};
export const timeRange = integer
  .transform((at) => ({ gte: at, lte: at }) as { gt?: number; gte?: number; lt?: number; lte?: number })
  .or(z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial())
  .optional();

/** Returns a parameter's name as in forms: `line_items[0][quantity]`. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function valueAt(parameters: Record<string, FormValue>, path: readonly PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = parameters;
  for (const part of path) {
    if (typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, FormValue>)[part];
  }
  return value;
}

/**
 * Validates parameters.
 * @throws StripeFault 400 with Stripe's message for a parameter that is missing, unknown or malformed
 */
export function checkParameters<Schema extends z.ZodType>(
  schema: Schema,
  parameters: Record<string, FormValue>,
): z.output<Schema> {
  const parsedParameters = schema.safeParse(parameters);
  if (parsedParameters.success) return parsedParameters.data;
  const issue = firstIssue(parsedParameters.error.issues);
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknownName = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw badParameter(`Received unknown parameter: ${unknownName}`, unknownName, 'parameter_unknown');
  }
  const value = valueAt(parameters, issue.path);
  if (value === undefined)
    throw badParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (value === '')
    throw badParameter(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      'parameter_invalid_empty',
    );
  // A custom message in a schema is already Stripe's.
  if (issue.code === 'custom' && issue.message !== 'Invalid input') throw badParameter(issue.message, param);
  if (issue.code === 'invalid_format' && issue.message === NOT_AN_INTEGER)
    throw badParameter(`Invalid integer: ${value}`, param, 'parameter_invalid_integer');
  if (issue.code === 'too_small' && issue.origin === 'number')
    throw badParameter(
      `This value must be greater than or equal to ${issue.minimum}.`,
      param,
      'parameter_invalid_integer',
    );
  if (issue.code === 'invalid_value')
    throw badParameter(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, param);
  if (typeof value === 'string' && /^invalid_format$|^too_/.test(issue.code) && /\d/.test(String(value)))
    throw badParameter(`Invalid ${param}: ${value}`, param);
  throw badParameter(`Invalid value for ${param}: ${JSON.stringify(value)}`, param);
}

type Issue = z.core.$ZodIssue;
function firstIssue(issues: readonly Issue[]): Issue {
  const [issue] = issues;
  if (!issue) throw new Error('A schema failed without a reason.');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner =
    issue.errors.find((errors) => errors[0] && errors[0].path.length > 0) ?? issue.errors[0] ?? [];
  const innerIssue = firstIssue(inner.length ? inner : [{ ...issue, errors: [] } as Issue]);
  return { ...innerIssue, path: [...issue.path, ...innerIssue.path] } as Issue;
}
