/** Australia's states and territories, as in addresses and on number plates. */
export const STATE_CODES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type StateCode = (typeof STATE_CODES)[number];

/** Parses a state's code as feeds and addresses write it; null for anything else. */
export function stateCode(text: string | null | undefined): StateCode | null {
  const code = text?.trim().toUpperCase();
  return STATE_CODES.find((state) => state === code) ?? null;
}
