import { z } from 'zod';
import { ENVIRONMENT, isVariable, type Reader, type VariableName } from './environment-table.ts';
import { missingForFront } from './http-cache/settings.ts';

type Table = typeof ENVIRONMENT;
type Schemas = { readonly [Name in VariableName]: Table[Name]['schema'] };
type SchemasOf<Program extends Reader> = Pick<
  Schemas,
  { [Name in VariableName]: Program extends Table[Name]['readBy'][number] ? Name : never }[VariableName]
>;

/**
 * The schema of every variable. A missing URL means the vendor's own.
 */
export const variables = Object.fromEntries(
  Object.entries(ENVIRONMENT).map(([name, { schema }]) => [name, schema]),
) as Schemas;

const schemasOf = <Program extends Reader>(program: Program): SchemasOf<Program> =>
  Object.fromEntries(
    Object.entries(ENVIRONMENT).flatMap(([name, { schema, readBy }]) =>
      (readBy as readonly Reader[]).includes(program) ? [[name, schema]] : [],
    ),
  ) as SchemasOf<Program>;

export const environmentSchema = z.object(schemasOf('storefront'));
const wholeSchema = environmentSchema.superRefine((values, context) => {
  if (!values.SANITY_API_TOKEN)
    context.addIssue({ code: 'custom', path: ['SANITY_API_TOKEN'], message: 'not set' });
  const { IMGPROXY_KEY: keys, IMGPROXY_SALT: salts } = values;
  if (keys?.split(',').length !== salts?.split(',').length)
    context.addIssue({ code: 'custom', path: ['IMGPROXY_SALT'], message: 'as many values as IMGPROXY_KEY' });
  for (const { name, why } of missingForFront(values))
    context.addIssue({ code: 'custom', path: [name], message: why });
});
export type Environment = z.output<typeof environmentSchema>;

/** Lists missing or malformed variables, never their values. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = [...new Set(problems)];
    super(`The environment is incomplete:\n${lines.join('\n')}`);
    this.problems = lines;
  }
}

/**
 * Parses a program's environment; an empty variable counts as missing.
 * @param schema an object of `variables`
 * @param values by default the environment of this process
 * @throws EnvironmentError
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  values: Record<string, string | undefined> = process.env,
): z.output<Schema> {
  const nonEmpty = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const parsedValues = schema.safeParse(nonEmpty);
  if (parsedValues.success) return parsedValues.data;
  throw new EnvironmentError(
    parsedValues.error.issues.map(({ path: [name = ''], message }) => problemOf(String(name), message)),
  );
}

function problemOf(name: string, message: string): string {
  const problem = message.endsWith('received undefined') ? 'not set' : message;
  return `  ${name}: ${problem}${isVariable(name) ? ` (${ENVIRONMENT[name].purpose})` : ''}`;
}

/**
 * Returns one variable of this process, also in a build, which lacks some that `environment()` requires.
 * @throws EnvironmentError
 */
export function readVariable<Name extends VariableName>(name: Name): z.output<Schemas[Name]> {
  const schema: z.ZodType = variables[name];
  const parsed = schema.safeParse(process.env[name] || undefined);
  // The compiler does not relate a generic name to the output of its schema.
  if (parsed.success) return parsed.data as z.output<Schemas[Name]>;
  throw new EnvironmentError(parsed.error.issues.map(({ message }) => problemOf(name, message)));
}

let cachedEnvironment: Environment | undefined;

/** Returns the storefront's environment, parsed once; throws an EnvironmentError. */
export function environment(): Environment {
  cachedEnvironment ??= parseEnvironment(wholeSchema);
  return cachedEnvironment;
}
