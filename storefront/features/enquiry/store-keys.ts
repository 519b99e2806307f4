// Form data stored in the browser: the shopper's contact details (local storage) and drafts (session
// storage). Keys include the site's slug; blocked or full storage is ignored (OPEN-112).

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

/** Returns the storage key of a site, since sites may share an origin (STORE-01, OPEN-112). */
export const storeKey = (siteSlug: string, key: StoreKey): string => `${siteSlug}.${key}`;
