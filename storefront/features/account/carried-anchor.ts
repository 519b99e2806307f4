/**
 * Returns the fragment of the page that redirected to sign-in, such as `#finance-form`. Servers never receive
 * it, but browsers keep it when redirected, so it is in the sign-in page's address.
 * @param redirect target after sign-in, as the server knows it
 * @param hash of the sign-in page's address
 * @returns the fragment to append to the target; empty if it already has one
 */
export const carriedAnchor = (redirect: string, hash: string): string =>
  !redirect.includes('#') && hash !== '#content' && /^#[\w-]+$/.test(hash) ? hash : '';
