/** The search engine's application and keys. */
export const KEYS = {
  appId: 'forecourt',
  adminKey: 'admin-key-of-the-bench',
  searchKey: 'search-key-of-the-bench',
};
