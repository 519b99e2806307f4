/** Which of two prices a site shows first: without government charges, or drive away. */
export const PRICE_LEADS = ['excludingCharges', 'driveAway'] as const;
export type PriceLead = (typeof PRICE_LEADS)[number];

/**
 * Where a site shows drive-away prices computed by state: nowhere, on vehicle pages, or also on cards, in the price
 * filter and in sorting.
 */
export const DRIVE_AWAY_PRICES = ['off', 'vehiclePage', 'everywhere'] as const;

/**
 * Returns settings with what the search of this installation can do: without prices by state, `everywhere` is limited
 * to vehicle pages.
 * @param searched whether the search index has these prices (`SEARCH_PRICES_BY_STATE`)
 */
export const withSearchedPrices = <Settings extends { driveAwayPrices: (typeof DRIVE_AWAY_PRICES)[number] }>(
  settings: Settings,
  searched: boolean,
): Settings =>
  settings.driveAwayPrices === 'everywhere' && !searched
    ? { ...settings, driveAwayPrices: 'vehiclePage' }
    : settings;
