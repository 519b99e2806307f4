import { FIGURES, isFigureName, placeholdersIn } from '@forecourt/lib/sites/figures';
import { isPrivacyTerm } from '@forecourt/lib/sites/privacy-terms';
import { type TextPath, textsOf } from './texts.ts';

const NAMES = Object.keys(FIGURES)
  .map((name) => `{${name}}`)
  .join(', ');

function bracesProblem(name: string, areFilledIn: boolean): string | null {
  if (!isFigureName(name))
    return `{${name}} is not a placeholder. ${areFilledIn ? `Use ${NAMES}, or remove` : 'Remove'} the braces.`;
  return areFilledIn
    ? null
    : `{${name}} is filled in only in the blocks and slides of pages. Here, visitors would see the braces. Write the number instead.`;
}

/** Returns whether a path leads into the content of a rich text block, where response times are filled in. */
function isRichText(blocks: unknown, [first, field]: TextPath): boolean {
  if (!Array.isArray(blocks) || typeof first !== 'object' || field !== 'content') return false;
  return blocks.some(({ _key, _type }) => _key === first._key && _type === 'richText');
}

/**
 * Reports text in braces that the storefront does not replace: unknown names, and figures and response times in
 * unsupported places.
 * @param value a document, or a part of one
 * @param areFilledIn whether the storefront replaces figures there
 */
export function checkBraces(
  value: unknown,
  areFilledIn: boolean,
): true | { message: string; path: TextPath }[] {
  const problems = textsOf(value).flatMap(({ text, path }) =>
    placeholdersIn(text).flatMap((name) => {
      if (areFilledIn && isPrivacyTerm(name) && isRichText(value, path)) return [];
      const message = bracesProblem(name, areFilledIn);
      return message ? [{ message, path }] : [];
    }),
  );
  return problems.length ? problems : true;
}
