/** Postcodes whose clocks differ from their state's. */
const ZONES_BY_POSTCODE: Readonly<Record<string, string>> = {
  2880: 'Australia/Broken_Hill',
  2898: 'Australia/Lord_Howe',
  2899: 'Pacific/Norfolk',
  6443: 'Australia/Eucla',
  6798: 'Indian/Christmas',
  6799: 'Indian/Cocos',
};

const ZONES_BY_STATE: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/**
 * Returns the time zone of an address by its postcode and state, because a site's places may be in several.
 * @param siteTimeZone for an address without a known state
 * @returns an IANA name
 */
export function placeTimeZone(
  address: { state?: string | null; postcode?: string | null } | null | undefined,
  siteTimeZone: string,
): string {
  return (
    ZONES_BY_POSTCODE[address?.postcode?.trim() ?? ''] ??
    ZONES_BY_STATE[address?.state?.trim().toUpperCase() ?? ''] ??
    siteTimeZone
  );
}
