import { queryError } from '../errors.ts';

/** Strings and comments, in which a `$` is no parameter. */
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*/g;
const PARAM = /\$([A-Za-z_]\w*)/g;
/** The argument of a function that the query itself defines. */
const ARGUMENT = /\bfn\s[^(]*\(\s*\$(\w+)/g;

export interface ParamUse {
  name: string;
  /** where in the query the parameter is used first */
  start: number;
}

/** The parameters a query refers to, each once, in the order of the text. */
export function paramsIn(query: string): ParamUse[] {
  const bare = query.replace(QUOTED, (part) => ' '.repeat(part.length));
  const own = new Set(Array.from(bare.matchAll(ARGUMENT), (match) => match[1]));
  const uses = new Map<string, ParamUse>();
  for (const { 1: name = '', index } of bare.matchAll(PARAM)) {
    if (!own.has(name) && !uses.has(name)) uses.set(name, { name, start: index });
  }
  return [...uses.values()];
}

/** Throws Sanity's 400 when a parameter that the query refers to is not given; null is a value like any other. */
export function requireParams(
  query: string,
  uses: readonly ParamUse[],
  params: Record<string, unknown>,
): void {
  const missing = uses.find(({ name }) => params[name] === undefined);
  if (!missing) return;
  const { name, start } = missing;
  throw queryError(`param $${name} referenced, but not provided`, query, start, name.length + 1);
}
