import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readVariable } from '@forecourt/lib/platform/env';
import { SharedCache } from './shared-cache.ts';

/** Invalidated when a table that the proxy uses has changed. */
export const TABLES_TAG = 'forecourt/tables';

interface KeptTables {
  forecourtTables?: Map<string, { isInvalidated: boolean }>;
  forecourtSharedCache?: SharedCache | null;
}

// Shared by name, because the framework loads its cache separately from the built routes in the same process.
const processGlobals = globalThis as typeof globalThis & KeptTables;

/**
 * Returns the cache that this process shares with other instances; null without `REDIS_URL`.
 * @param serverDistDir the framework's build folder; without it, no cache is created
 */
export function sharedCache(serverDistDir?: string): SharedCache | null {
  const url = readVariable('REDIS_URL');
  if (!url) return null;
  if (!processGlobals.forecourtSharedCache && serverDistDir !== undefined)
    processGlobals.forecourtSharedCache = new SharedCache({
      url,
      build: buildId(serverDistDir),
      onInvalidation: invalidateTables,
    });
  return processGlobals.forecourtSharedCache ?? null;
}

const buildId = (serverDistDir: string): string =>
  readFileSync(path.join(serverDistDir, '..', 'BUILD_ID'), 'utf8').trim();

/** @param tags if empty, anything may have been invalidated */
function invalidateTables(tags: readonly string[]): void {
  if (tags.length && !tags.includes(TABLES_TAG)) return;
  for (const table of processGlobals.forecourtTables?.values() ?? []) table.isInvalidated = true;
}
