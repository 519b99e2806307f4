/**
 * The anchor of a page that sent here to sign in, such as `#finance-form`. Servers never see it; browsers take it along
 * when they are sent on, so it stands in the address of the sign-in page.
 * @param redirect where signing in leads, as the server knows it
 * @param hash of the address of the sign-in page
 * @returns what to put behind the target; nothing where it has an anchor already
 */
export const carriedAnchor = (redirect: string, hash: string): string =>
  !redirect.includes('#') && hash !== '#content' && /^#[\w-]+$/.test(hash) ? hash : '';
