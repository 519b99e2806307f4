/** What the script of the popup is told about it. */
export interface PopupSetup {
  /** The site's slug, before the keys of storage. */
  site: string;
  /** Milliseconds until it opens on a page. */
  delay: number;
  /** Milliseconds since the epoch from which it is over (POPUP-04); null: it does not end. */
  end: number | null;
  /** Addresses on which it opens; `/search*` is all that begins so. Empty: every page. */
  pages: readonly string[];
  /** The address of the site to which its button leads, and where it has nothing to say; null: none. */
  target: string | null;
}

/**
 * Opens the popup promotion, and keeps it closed for the session once somebody closed it (POPUP-02, POPUP-03, POPUP-07).
 * The whole of it is sent to the browser as its own source text when it is due, so it uses nothing from outside.
 */
export function runPopup({ site, delay, end, pages, target }: PopupSetup): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#popup');
  if (!dialog) return;
  const [key, sessionKey] = [`${site}.popupVisibility`, `${site}.popupSession`];
  let isClosed = false;
  /** The key outlives a session, so it says in which session the popup was closed. */
  const session = () => {
    const id = sessionStorage.getItem(sessionKey) ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    sessionStorage.setItem(sessionKey, id);
    return id;
  };
  try {
    isClosed = JSON.parse(localStorage.getItem(key) ?? '{}').session === session();
  } catch {
    // Nothing is kept in this browser: it opens on each page that is loaded anew.
  }
  const isOnPage = () => {
    const path = location.pathname;
    // Never in the way of somebody who pays or reserves, nor of who has come to what it tells of.
    if (path === target || /\/(checkout|buy-online|reservations|online-payment|success)(\/|$)/.test(path))
      return false;
    return (
      !pages.length ||
      pages.some((page) => (page.endsWith('*') ? path.startsWith(page.slice(0, -1)) : path === page))
    );
  };
  const later = () => setTimeout(open, Math.max(delay, 1000));
  const open = () => {
    if (isClosed || dialog.open || !isOnPage() || (end !== null && Date.now() >= end)) return;
    // Not over something that is open, nor while somebody writes.
    if (document.querySelector('dialog[open],:popover-open,:is(input,select,textarea):focus')) later();
    else dialog.showModal();
  };
  dialog.addEventListener('close', () => {
    isClosed = true;
    try {
      localStorage.setItem(key, JSON.stringify({ visible: false, session: session() }));
    } catch {
      // Without storage the popup stays closed on this page alone.
    }
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  // Other pages come without being loaded.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', later);
  open();
}
