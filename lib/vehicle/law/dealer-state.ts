import { STATE_CODES, type StateCode } from '../../sites/state-codes.ts';

/** Returns the state of a place's address, whose law applies to what it sells; null if unknown. */
export function dealerState(address: { state: string | null } | null | undefined): StateCode | null {
  const text = address?.state?.trim().toUpperCase();
  return STATE_CODES.find((code) => code === text) ?? null;
}
