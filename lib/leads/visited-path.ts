/** Pages whose URL contains a secret token, by first path segment. */
const TOKEN_PAGES = new Set([
  'agentic',
  'alerts',
  'book-service',
  'draft-link',
  'online-payment',
  'reservations',
  'test-drive',
  'waiting-list',
  'your-deal',
]);

/** Returns the path of a visited page without personal details or tokens (OPEN-109), or ''. */
export function visitedPath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (/@|%40/.test(path)) return '';
  const [, first = ''] = path.split('/');
  return TOKEN_PAGES.has(first) ? `/${first}` : path;
}

/** Pages that say nothing about the visitor's interests, by first path segment. */
const NEUTRAL_PAGES = new Set([
  'account',
  'agentic',
  'alerts',
  'confirm-email',
  'draft-link',
  'my-garage',
  'privacy-policy',
  'sign-in',
  'success',
  'terms-and-conditions',
]);

/** Returns whether a page shows what its visitor is interested in. */
export const showsInterest = (path: string): boolean => !NEUTRAL_PAGES.has(path.split('/', 2)[1] ?? '');
