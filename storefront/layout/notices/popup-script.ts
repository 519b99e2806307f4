export interface PopupSetup {
  /** The site's slug, a prefix of storage keys. */
  site: string;
  /** Milliseconds until it opens on a page. */
  delay: number;
  /** Expiry in milliseconds since the epoch (POPUP-04); null if it has none. */
  end: number | null;
  /** Paths on which it opens; `/search*` matches by prefix. Empty for every page. */
  pages: readonly string[];
  /** Path of the page that its button leads to, where it does not open; null for none. */
  target: string | null;
}

/**
 * Opens the popup promotion, and keeps it closed for the session once dismissed (POPUP-02, POPUP-03,
 * POPUP-07). Sent to the browser as source text, so it must be self-contained.
 */
export function runPopup({ site, delay, end, pages, target }: PopupSetup): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#popup');
  if (!dialog) return;
  const [key, sessionKey] = [`${site}.popupVisibility`, `${site}.popupSession`];
  let isClosed = false;
  /** The key outlives the session, so its value names the session. */
  const session = () => {
    const id = sessionStorage.getItem(sessionKey) ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    sessionStorage.setItem(sessionKey, id);
    return id;
  };
  try {
    isClosed = JSON.parse(localStorage.getItem(key) ?? '{}').session === session();
  } catch {
    // Without storage it opens after every full page load.
  }
  const isOnPage = () => {
    const path = location.pathname;
    // Never during payment or a reservation, nor on the page that it promotes.
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
    // Not over an open dialog, nor while the visitor is typing.
    if (document.querySelector('dialog[open],:popover-open,:is(input,select,textarea):focus')) later();
    else dialog.showModal();
  };
  dialog.addEventListener('close', () => {
    isClosed = true;
    try {
      localStorage.setItem(key, JSON.stringify({ visible: false, session: session() }));
    } catch {
      // Without storage it stays closed on this page only.
    }
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  // Client-side navigation does not reload this script.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', later);
  open();
}
