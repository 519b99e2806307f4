import type { DocumentRule } from 'sanity';
import { checkClaims } from './claims.ts';
import { checkCreditCost } from './creditCost.ts';
import { checkBraces } from './placeholders.ts';

/** Returns the fields of a document except blocks, which have their own rules. */
function ownFields(document: unknown) {
  const { blocks, ...rest } = (document ?? {}) as Record<string, unknown>;
  return rest;
}

/**
 * Rules for all texts of a document: an error for braces that are not replaced and for rates without a
 * comparison rate, and a warning for claims that exceed what its sites have.
 * @param options.areFilledIn whether the storefront replaces figures in braces in it
 */
export const textRules =
  ({ areFilledIn }: { areFilledIn: boolean }) =>
  (rule: DocumentRule): DocumentRule[] => [
    rule.custom((document) => checkBraces(ownFields(document), areFilledIn)).error(),
    rule.custom((document) => checkCreditCost(ownFields(document))).error(),
    rule.custom((document, context) => checkClaims(ownFields(document), areFilledIn, context)).warning(),
  ];

/**
 * The rule for documents whose texts shoppers see beside others: an error for rates without a comparison rate, which no
 * text may show (OPEN-078).
 */
export const creditRule = (rule: DocumentRule): DocumentRule => rule.custom(checkCreditCost).error();
