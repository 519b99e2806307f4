/** Returns the localStorage key of the vehicles selected on a site. */
export const comparedKey = (siteSlug: string): string => `${siteSlug}.CompareCars`;
