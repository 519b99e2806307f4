import { z } from 'zod';
import { badParameter } from './errors.ts';
import type { FormValue } from './form.ts';

const NOT_AN_INTEGER = 'integer';
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, NOT_AN_INTEGER)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** An empty text takes a key away; forms cannot say null. */
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50)
  .or(z.literal('').transform((): Record<string, string> => ({})));
export const expand = z.array(z.string()).max(20).optional();
export const webAddress = z.url({ protocol: /^https?$/ }).max(5_000);
export const listing = {
  limit: integer.pipe(z.number().int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};
export const timeRange = integer
  .transform((at) => ({ gte: at, lte: at }) as { gt?: number; gte?: number; lt?: number; lte?: number })
  .or(z.strictObject({ gt: integer, gte: integer, lt: integer, lte: integer }).partial())
  .optional();

/** The names of a parameter as forms write them: `line_items[0][quantity]`. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

function at(given: Record<string, FormValue>, path: readonly PropertyKey[]): FormValue | undefined {
  let value: FormValue | undefined = given;
  for (const part of path) {
    if (typeof value !== 'object') return undefined;
    value = (value as Record<PropertyKey, FormValue>)[part];
  }
  return value;
}

/**
 * Checks parameters.
 * @throws StripeFault 400 in Stripe's words for a parameter that is missing, unknown or malformed
 */
export function checkParameters<Schema extends z.ZodType>(
  schema: Schema,
  given: Record<string, FormValue>,
): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = firstOf(parsed.error.issues);
  const param = nameOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw badParameter(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  const value = at(given, issue.path);
  if (value === undefined)
    throw badParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (value === '')
    throw badParameter(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      'parameter_invalid_empty',
    );
  // A schema's own words are Stripe's.
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
/** Inside alternatives, the complaint of the alternative that fits best. */
function firstOf(issues: readonly Issue[]): Issue {
  const [issue] = issues;
  if (!issue) throw new Error('A schema failed without a reason.');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner =
    issue.errors.find((errors) => errors[0] && errors[0].path.length > 0) ?? issue.errors[0] ?? [];
  const found = firstOf(inner.length ? inner : [{ ...issue, errors: [] } as Issue]);
  return { ...found, path: [...issue.path, ...found.path] } as Issue;
}
