const CHOSEN_SITE = 'forecourt.home.site';

/** Returns the id of the site chosen on the home page, or an empty string for all sites. */
export const chosenSite = (): string => localStorage.getItem(CHOSEN_SITE) ?? '';

/** Stores the site chosen on the home page. An empty string means all sites. */
export const chooseSite = (id: string): void => localStorage.setItem(CHOSEN_SITE, id);
