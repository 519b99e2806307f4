import type { DocumentRule } from 'sanity';
import { checkClaims } from './claims.ts';
import { checkBraces } from './figures.ts';

/** The words of a document that its own rules look at; a page's blocks have rules of their own. */
function ownWords(document: unknown) {
  const { blocks, ...rest } = (document ?? {}) as Record<string, unknown>;
  return rest;
}

/**
 * The rules for all words of a document: braces that visitors would read are refused, claims beyond what its sites have
 * are warned of.
 * @param options.areFilledIn whether the storefront fills in figures in braces in it
 */
export const honestWords =
  ({ areFilledIn }: { areFilledIn: boolean }) =>
  (rule: DocumentRule): DocumentRule[] => [
    rule.custom((document) => checkBraces(ownWords(document), areFilledIn)).error(),
    rule.custom((document, context) => checkClaims(ownWords(document), areFilledIn, context)).warning(),
  ];
