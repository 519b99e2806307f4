/** Which site somebody last chose on the first page. */
const CHOSEN_SITE = 'forecourt.home.site';

/** The id of the site that somebody works on, as chosen on the first page; empty for all of them. */
export const chosenSite = (): string => localStorage.getItem(CHOSEN_SITE) ?? '';

/** Keeps which site somebody works on; empty for all. */
export const chooseSite = (id: string): void => localStorage.setItem(CHOSEN_SITE, id);
