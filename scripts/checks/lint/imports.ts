import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/**
 * Returns a file's imports as written in its source; `typeOnly` marks imports that TypeScript erases, `isDynamic`
 * those that are loaded when they are needed.
 */
export function importsOf(file: string): { target: string; typeOnly: boolean; isDynamic: boolean }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, from, dynamic]) => ({
    target: from ?? dynamic ?? '',
    typeOnly: type !== undefined,
    isDynamic: dynamic !== undefined,
  }));
}

/** Returns the path from the project's root of a relative import; undefined for any other import. */
export const relativeTarget = (file: string, target: string): string | undefined =>
  target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : undefined;
