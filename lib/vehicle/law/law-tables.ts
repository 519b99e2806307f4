import type { StateCode } from '../../sites/state-codes.ts';
import { ADVERTISING_RULES } from './advertising-rules.ts';
import { COOLING_OFF_RULES } from './cooling-off-rules.ts';
import { isInForce, isUsable, type LawRule } from './law-rule.ts';
import { WARRANTY_RULES } from './statutory-warranty-rules.ts';

/** Every rule of every table. */
export const LAW_RULES: readonly LawRule[] = [...WARRANTY_RULES, ...COOLING_OFF_RULES, ...ADVERTISING_RULES];

/** Rules whose source could not be read. Only these can be confirmed by a person. */
export const UNVERIFIED_RULES: readonly LawRule[] = LAW_RULES.filter(({ verified }) => !verified);

/**
 * Returns the rules in force in these states that shoppers do not see until a person confirms them.
 * @param day YYYY-MM-DD
 */
export const rulesToConfirm = (
  states: ReadonlySet<StateCode>,
  day: string,
  confirmedIds: ReadonlySet<string>,
): LawRule[] =>
  LAW_RULES.filter((rule) => states.has(rule.state) && isInForce(rule, day) && !isUsable(rule, confirmedIds));
