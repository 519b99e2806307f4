import { COOLING_OFF_RULES, type CoolingOffRule } from './cooling-off-rules.ts';
import { type Decision, decide } from './decide.ts';
import type { LawFacts } from './law-facts.ts';

/**
 * Returns the rule on the cooling-off right of a buyer of a vehicle from a dealer of a state.
 * @param confirmedIds ids of the rules that a person has confirmed
 */
export const coolingOff = (facts: LawFacts, confirmedIds: ReadonlySet<string>): Decision<CoolingOffRule> =>
  decide(COOLING_OFF_RULES, facts, confirmedIds);
