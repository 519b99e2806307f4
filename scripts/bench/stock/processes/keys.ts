export const KEYS = {
  appId: 'forecourt',
  adminKey: 'admin-key-of-the-bench',
  searchKey: 'search-key-of-the-bench',
};
