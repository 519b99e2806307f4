// What a browser keeps of forms: who the shopper is (local storage), what is half written (session storage).
// Keys carry the site's slug; blocked or full storage keeps nothing and breaks nothing (OPEN-112).

export type StoreKey =
  | 'User'
  | 'EnquireCar'
  | 'SuccessCategory'
  | 'SuccessThanks'
  | 'DriveTime'
  | 'DrivePlace'
  | 'EnquiryDraft'
  | 'VisitedPages'
  | 'LinkedParams'
  | 'Compared'
  | 'Calculated';

/** The key in the browser's storage, `{site slug}.{key}`: two sites on one origin share nothing (STORE-01, OPEN-112). */
export const storeKey = (siteSlug: string, key: StoreKey): string => `${siteSlug}.${key}`;
