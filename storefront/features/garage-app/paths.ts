/** API routes of the installed garage. */
export const APP_PATHS = {
  /** The garage to read without a connection. The service worker keeps it. */
  offline: '/api/garage-app/offline',
  subscribe: '/api/garage-app/subscribe',
  unsubscribe: '/api/garage-app/unsubscribe',
  seen: '/api/garage-app/seen',
} as const;

/** Caches of the service worker begin with this; the rest is its version. */
export const CACHE_PREFIX = 'garage-app-';

/** Messages from pages to the service worker. */
export const WORKER_MESSAGES = {
  /** Keep a new offline page. The ids of vehicles saved only in this browser follow, separated by commas, then a
   * space and the language unless it is English. */
  keep: 'keep ',
  /** Delete it, on sign-out. */
  forget: 'forget',
  /** Take over from the previous version, because the person pressed for it. */
  update: 'update',
} as const;
