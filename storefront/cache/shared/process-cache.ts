import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SharedCache } from './shared-cache.ts';

/** Invalidated when a table that the proxy uses has changed: hosts, gates, redirects. */
export const TABLES_TAG = 'forecourt/tables';

interface KeptTables {
  forecourtTables?: Map<string, { isDropped: boolean }>;
  forecourtSharedCache?: SharedCache | null;
}

// Next.js loads its cache apart from the built routes, in the same process; both use these.
const processGlobals = globalThis as typeof globalThis & KeptTables;

/**
 * Returns the shared cache of this process; null without `REDIS_URL`.
 * @param serverDistDir the build's server folder; if absent, the cache is not opened
 */
export function sharedCache(serverDistDir?: string): SharedCache | null {
  // Read directly, since Next.js loads its cache during a build too, where `environment()` would require
  // missing variables. The server validates the URL before this runs.
  const url = process.env.REDIS_URL;
  if (!url) return null;
  if (!processGlobals.forecourtSharedCache && serverDistDir !== undefined)
    processGlobals.forecourtSharedCache = new SharedCache({
      url,
      build: buildId(serverDistDir),
      onDrop: dropTables,
    });
  return processGlobals.forecourtSharedCache ?? null;
}

const buildId = (serverDistDir: string): string =>
  readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();

/** @param tags empty if anything may have been invalidated */
function dropTables(tags: readonly string[]): void {
  if (tags.length && !tags.includes(TABLES_TAG)) return;
  for (const table of processGlobals.forecourtTables?.values() ?? []) table.isDropped = true;
}
