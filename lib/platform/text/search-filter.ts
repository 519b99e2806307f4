/** Algolia's `filters` syntax: AND of ORs, OR binds tighter, no AND inside an OR. */

/** Returns a facet filter such as `make:"Toyota"`, with the value escaped. */
export const literal = (attribute: string, value: string): string =>
  `${attribute}:"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Joins literals as `(a OR b)`; a single one needs no parentheses. */
export const anyOf = (literals: readonly string[]): string =>
  literals.length === 1 ? (literals[0] as string) : `(${literals.join(' OR ')})`;

/** Joins the non-empty parts with AND. */
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

/** Returns what is wrong with a filter that a person wrote; null if it is valid. */
export function filterProblem(text: string): string | null {
  if (text.length > MAX_FILTER) return `Keep it to ${MAX_FILTER} characters.`;
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, 'x');
  if (/["']/.test(bare)) return 'A quotation mark is not closed.';
  if (count(bare, '(') !== count(bare, ')')) return 'Close every bracket that you open.';
  return isFilter(text)
    ? null
    : 'Write conditions joined with AND or OR, and in brackets only OR, for example make:"Kia" AND (simple_body:SUV OR simple_body:Ute).';
}

const count = (text: string, sign: string) => text.split(sign).length - 1;

/**
 * Returns whether a text that a person wrote is a complete filter, so that joining it with AND can only
 * narrow a search: balanced, only literals, and no AND inside parentheses.
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
