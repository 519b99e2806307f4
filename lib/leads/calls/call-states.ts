/** `in`: from the shopper; `out`: from staff, who logged it. */
export const CALL_DIRECTIONS = ['in', 'out'] as const;
export type CallDirection = (typeof CALL_DIRECTIONS)[number];

export const CALL_STATES = ['ringing', 'answered', 'missed'] as const;
export type CallState = (typeof CALL_STATES)[number];
