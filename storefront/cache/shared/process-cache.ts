import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SharedCache } from './shared-cache.ts';

/** Dropped along with the tags when a table that stands before the pages has changed: hosts, gates, redirects. */
export const TABLES_TAG = 'forecourt/tables';

interface KeptTables {
  forecourtTables?: Map<string, { isDropped: boolean }>;
  forecourtSharedCache?: SharedCache | null;
}

// The framework loads its cache apart from the built routes, in the same process: they share this one.
const processGlobals = globalThis as typeof globalThis & KeptTables;

/**
 * The cache that this process shares with the other copies; null where there is no `REDIS_URL`.
 * @param serverDistDir where the framework's build lies; absent: only what was opened before
 */
export function sharedCache(serverDistDir?: string): SharedCache | null {
  // Read directly: the framework loads its cache before and apart from the routes, where `environment()` would demand
  // variables that a build does not have. The server has checked its form by then.
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

/** @param tags none: anything may have been dropped */
function dropTables(tags: readonly string[]): void {
  if (tags.length && !tags.includes(TABLES_TAG)) return;
  for (const table of processGlobals.forecourtTables?.values() ?? []) table.isDropped = true;
}
