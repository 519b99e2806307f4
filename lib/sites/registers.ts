/** Registers that know a vehicle by its VIN: security interests and written-off vehicles, and safety recalls. */
export const REGISTERS = ['ppsr', 'recalls'] as const;
export type Register = (typeof REGISTERS)[number];
