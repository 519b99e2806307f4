/** Pages whose address is a key to what is behind it, by the first part of their path. */
const KEYED = new Set([
  'alerts',
  'draft-link',
  'online-payment',
  'reservations',
  'test-drive',
  'waiting-list',
]);

/**
 * The path of a page as a lead tells of it (OPEN-109): without what may say who somebody is or open what is theirs.
 * @returns empty for one that a lead says nothing of
 */
export function visitedPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (/@|%40/.test(path)) return '';
  const [, first = ''] = path.split('/');
  return KEYED.has(first) ? `/${first}` : path;
}

/** Pages by the first part of their path that a visitor only passes through, or that say nothing of what they look for. */
const PASSED = new Set([
  'account',
  'alerts',
  'confirm-email',
  'draft-link',
  'my-garage',
  'privacy-policy',
  'sign-in',
  'success',
  'terms-and-conditions',
]);

/** Whether a page says something of what its visitor looks for. */
export const namesEnquiryPreference = (path: string): boolean => !PASSED.has(path.split('/', 2)[1] ?? '');
