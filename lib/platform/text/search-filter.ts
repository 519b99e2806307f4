/**
 * The search protocol's filter language: AND of ORs, OR binding tighter, no AND inside an OR.
 * Source: Algolia's reference of the search parameter `filters`.
 */

/** `make:"Toyota"`: one facet filter, safe for any value. */
export const literal = (attribute: string, value: string): string =>
  `${attribute}:"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** `(a OR b)`: any of the literals; a single one stands bare. */
export const anyOf = (literals: readonly string[]): string =>
  literals.length === 1 ? (literals[0] as string) : `(${literals.join(' OR ')})`;

/** Joins the parts that are there with AND. */
export const allOf = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' AND ');

const NAME = String.raw`[A-Za-z_][\w.]*`;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const TEXT = String.raw`${QUOTED}|[^\s()"':]+`;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const LITERAL = new RegExp(
  String.raw`^(?:NOT\s+)?(?:${NAME}\s*:\s*${NUMBER}\s+TO\s+${NUMBER}|${NAME}\s*(?:<=|>=|!=|<|>|=)\s*${NUMBER}|${NAME}\s*:\s*(?:${TEXT}))`,
);

const MAX_FILTER = 500;

/** What is wrong with a filter that a person wrote, in words; null when nothing is. */
export function filterProblem(text: string): string | null {
  if (text.length > MAX_FILTER) return `Keep it to ${MAX_FILTER} characters.`;
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, 'x');
  if (/["']/.test(bare)) return 'A quotation mark is not closed.';
  if (count(bare, '(') !== count(bare, ')')) return 'Every bracket that is opened must be closed.';
  return isFilter(text)
    ? null
    : 'Write conditions joined with AND or OR, and in brackets only OR, for example make:"Kia" AND (simple_body:SUV OR simple_body:Ute).';
}

const count = (text: string, sign: string) => text.split(sign).length - 1;

/**
 * Whether a text that a person wrote is one whole filter, so that joining it with AND can only narrow a
 * search: balanced, nothing but literals, and no AND inside parentheses.
 */
export function isFilter(text: string): boolean {
  let rest = text.trim();
  let depth = 0;
  for (;;) {
    if (depth === 0 && rest.startsWith('(')) {
      depth = 1;
      rest = rest.slice(1).trimStart();
    }
    const match = LITERAL.exec(rest);
    if (!match) return false;
    rest = rest.slice(match[0].length).trimStart();
    if (depth === 1 && rest.startsWith(')')) {
      depth = 0;
      rest = rest.slice(1).trimStart();
    }
    if (rest === '') return depth === 0;
    const joint = /^(AND|OR)\b\s*/.exec(rest);
    if (!joint || (depth === 1 && joint[1] === 'AND')) return false;
    rest = rest.slice(joint[0].length);
  }
}
