/** Where links to drafts lead that people without an account open: the rest of the address is the link's token. */
export const DRAFT_LINK_PATH = '/draft-link/';

export const DRAFT_LINK_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};
