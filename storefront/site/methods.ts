/** Addresses below a site's root that take forms: those of the routes with a POST of their own. */
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
 * The status with which an address below a site's root answers a method it has no use for, null where the method
 * is its own. It must not reach the framework, which would cache its empty response in place of the
 * page that everybody gets.
 */
export function answerWithoutPage(method: string, pathname: string): 204 | 405 | null {
  if (method === 'GET' || method === 'HEAD') return null;
  if (method === 'OPTIONS') return 204;
  return method === 'POST' && FORM_ADDRESSES.some((address) => address.test(pathname)) ? null : 405;
}
