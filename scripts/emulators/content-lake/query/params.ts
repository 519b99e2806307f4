import { queryError } from '../errors.ts';

/** Matches strings and comments, in which `$` does not start a parameter. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g;
const PARAM = /\$([A-Za-z_]\w*)/g;
/** Matches the argument of a function defined within the query. */
const ARGUMENT = /\bfn\s[^(]*\(\s*\$(\w+)/g;

export interface ParamUse {
  name: string;
  start: number;
}

/** Returns the parameters a query uses, without duplicates, in order of appearance. */
export function paramsIn(query: string): ParamUse[] {
  const withoutQuotes = query.replace(QUOTED, (part) => ' '.repeat(part.length));
  const functionArguments = new Set(Array.from(withoutQuotes.matchAll(ARGUMENT), (match) => match[1]));
  const uses = new Map<string, ParamUse>();
  for (const { 1: name = '', index } of withoutQuotes.matchAll(PARAM)) {
    if (!functionArguments.has(name) && !uses.has(name)) uses.set(name, { name, start: index });
  }
  return [...uses.values()];
}

/** Throws Sanity's 400 for a parameter that is used but not given; null counts as given. */
export function requireParams(
  query: string,
  uses: readonly ParamUse[],
  params: Record<string, unknown>,
): void {
  const missingUse = uses.find(({ name }) => params[name] === undefined);
  if (!missingUse) return;
  const { name, start } = missingUse;
  throw queryError(`param $${name} referenced, but not provided`, query, start, name.length + 1);
}
