import { FIGURES, isFigureName, placeholdersIn } from '@forecourt/lib/sites/figures';
import { type TextPath, textsOf } from './texts.ts';

const NAMES = Object.keys(FIGURES)
  .map((name) => `{${name}}`)
  .join(', ');

/** Why words in braces would be read as they stand; null where the storefront fills them in. */
function bracesProblem(name: string, areFilledIn: boolean): string | null {
  if (!isFigureName(name)) return `{${name}} is no figure. There are ${areFilledIn ? NAMES : 'none here'}.`;
  return areFilledIn
    ? null
    : `{${name}} is filled in only in the blocks and slides of pages: here visitors would read the braces. Write it without.`;
}

/**
 * Words in braces that visitors would read as they stand: names that no figure has, and figures where nothing fills
 * them in.
 * @param value a document, or a part of one
 * @param areFilledIn whether the storefront fills in figures there
 */
export function checkBraces(
  value: unknown,
  areFilledIn: boolean,
): true | { message: string; path: TextPath }[] {
  const problems = textsOf(value).flatMap(({ text, path }) =>
    placeholdersIn(text).flatMap((name) => {
      const message = bracesProblem(name, areFilledIn);
      return message ? [{ message, path }] : [];
    }),
  );
  return problems.length ? problems : true;
}
