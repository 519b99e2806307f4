/** Postcodes whose clocks differ from their state's. */
const ZONES_BY_POSTCODE: Readonly<Record<string, string>> = {
  2880: 'Australia/Broken_Hill',
  2898: 'Australia/Lord_Howe',
  2899: 'Pacific/Norfolk',
  6443: 'Australia/Eucla',
  6798: 'Indian/Christmas',
  6799: 'Indian/Cocos',
};

const ZONES_BY_STATE = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
} as const;
type StateTimeZone = (typeof ZONES_BY_STATE)[keyof typeof ZONES_BY_STATE];

/** Returns the time zone of most of a state; null for an unknown one. */
export const stateTimeZone = (state: string | null | undefined): StateTimeZone | null =>
  (ZONES_BY_STATE as Readonly<Record<string, StateTimeZone>>)[state?.trim().toUpperCase() ?? ''] ?? null;

/**
 * Returns the time zone of an address by its postcode and state, because a site's places may be in several.
 * @param siteTimeZone for an address without a known state
 * @returns an IANA name
 */
export function placeTimeZone(
  address: { state?: string | null; postcode?: string | null } | null | undefined,
  siteTimeZone: string,
): string {
  return ZONES_BY_POSTCODE[address?.postcode?.trim() ?? ''] ?? stateTimeZone(address?.state) ?? siteTimeZone;
}
