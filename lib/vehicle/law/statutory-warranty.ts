import { type Decision, decide } from './decide.ts';
import type { LawFacts } from './law-facts.ts';
import { WARRANTY_RULES, type WarrantyRule } from './statutory-warranty-rules.ts';

/**
 * Returns the rule on the statutory warranty of a vehicle that a dealer of a state sells.
 * @param confirmedIds ids of the rules that a person has confirmed
 */
export const statutoryWarranty = (
  facts: LawFacts,
  confirmedIds: ReadonlySet<string>,
): Decision<WarrantyRule> => decide(WARRANTY_RULES, facts, confirmedIds);
