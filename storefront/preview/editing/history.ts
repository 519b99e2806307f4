import type { HistoryAdapter } from '@sanity/visual-editing/enable-visual-editing';

const currentAddress = () => location.pathname + location.search + location.hash;

/** Reports the current page to the studio, and navigates to pages that it requests. */
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
    // Every page has a different title, which is set after the address has changed.
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
    // API routes set cookies and are unknown to Next.js's router, so load them fully.
    if (origin !== location.origin || pathname.startsWith('/api/')) return location.assign(url);
    window.next.router[type](pathname + search + hash);
  },
};
