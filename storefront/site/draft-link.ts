/** Path prefix of draft links for people without an account; the token follows. */
export const DRAFT_LINK_PATH = '/draft-link/';

export const DRAFT_LINK_HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};
