import { statesOfPostcode } from '../../platform/geocode/suggest.ts';
import { type StateCode, stateCode } from '../../sites/state-codes.ts';

/**
 * Returns the state that most places of a postcode are in, and the others at a border.
 * @returns null for a postcode that does not exist
 */
export function stateOfPostcode(postcode: string): { state: StateCode; others: StateCode[] } | null {
  const [state, ...others] = statesOfPostcode(postcode).flatMap((text) => stateCode(text) ?? []);
  return state ? { state, others } : null;
}
