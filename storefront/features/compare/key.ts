/** Local storage key of the vehicles ticked on a site. */
export const comparedKey = (siteSlug: string): string => `${siteSlug}.CompareCars`;
