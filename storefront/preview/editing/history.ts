import type { HistoryAdapter } from '@sanity/visual-editing/enable-visual-editing';

const currentAddress = () => location.pathname + location.search + location.hash;

/** Tells the studio which page shows, and goes to the one it names. */
export const history: HistoryAdapter = {
  subscribe: (navigate) => {
    let lastAddress = '';
    const tell = () => {
      if (currentAddress() === lastAddress) return;
      lastAddress = currentAddress();
      navigate({ type: 'push', title: document.title, url: lastAddress });
    };
    tell();
    const observer = new MutationObserver(tell);
    // Every page has a title of its own, and the address has changed by the time it is written.
    observer.observe(document, { subtree: true, childList: true });
    addEventListener('popstate', tell);
    return () => {
      observer.disconnect();
      removeEventListener('popstate', tell);
    };
  },
  update: ({ type, url }) => {
    if (type === 'pop') return window.history.back();
    if (!url) return;
    const { origin, pathname, search, hash } = new URL(url, location.href);
    // Routes of the server answer with cookies; they are no pages to the framework's router.
    if (origin !== location.origin || pathname.startsWith('/api/')) return location.assign(url);
    window.next.router[type](pathname + search + hash);
  },
};
