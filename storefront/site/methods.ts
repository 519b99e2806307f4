/** Addresses below a site's root that accept forms: those of routes with a POST handler. */
const FORM_ADDRESSES = [
  /^\/cars\/[^/]+\/[^/]+\/[^/]+$/,
  /^\/(?:online-payment|spin-to-win)\/start$/,
  /^\/(?:online-payment|reservations)\/[^/]+\/cancel$/,
  /^\/waiting-list\/[^/]+\/leave$/,
  /^\/test-drive\/[^/]+\/cancel$/,
  /^\/alerts\/(?:stop|stop-news|confirm)\/[^/]+\/now$/,
  /^\/account\/(?:delete|details|prove|remove-passkey|sign-out-device)$/,
  /^\/my-garage\/(?:add-vehicle|remove-vehicle|alerts|confirm-email|keep-search|change-search)$/,
];

/**
 * Returns the status for a method that an address does not support; null if it does. Such requests must not
 * reach Next.js, which would cache its empty response in place of the page.
 */
export function answerWithoutPage(method: string, pathname: string): 204 | 405 | null {
  if (method === 'GET' || method === 'HEAD') return null;
  if (method === 'OPTIONS') return 204;
  return method === 'POST' && FORM_ADDRESSES.some((address) => address.test(pathname)) ? null : 405;
}
