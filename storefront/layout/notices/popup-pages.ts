export interface PopupPages {
  /** Paths on which it opens; `/search*` matches by prefix. Empty for every page. */
  pages: readonly string[];
  /** Path of the page that its button leads to; null for none. */
  target: string | null;
}

const PAYMENT_PAGE = /\/(checkout|buy-online|reservations|online-payment|success)(\/|$)/;

/** Returns whether a popup opens on a page: never during a payment, nor on the page that it promotes. */
export function isPopupPage(path: string, { pages, target }: PopupPages): boolean {
  if (path === target || PAYMENT_PAGE.test(path)) return false;
  return (
    pages.length === 0 ||
    pages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page))
  );
}
