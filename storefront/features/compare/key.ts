export const comparedKey = (siteSlug: string): string => `${siteSlug}.CompareCars`;
