import type { ServerResponse } from 'node:http';

const STALE = /,?\s*stale-while-revalidate=\d+/;

/**
 * Takes leave to show an old copy out of an answer. Next writes a year of it on every page, for caches in front that a
 * purge reaches; Chrome takes it at its word and shows whoever comes back yesterday's price. Without it a browser asks
 * each time, and hears 304 for a page that it has.
 */
export function forbidStaleCopies(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'cache-control' && typeof value === 'string' ? value.replace(STALE, '') : value,
    );
}
