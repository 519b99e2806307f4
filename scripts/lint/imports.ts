import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports, as it is written there; `typeOnly` for what leaves nothing behind at run time. */
export function importsOf(file: string): { target: string; typeOnly: boolean }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, from, dynamic]) => ({
    target: from ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

/** The path that a relative import means, from the root of the project; undefined for any other. */
export const relativeTarget = (file: string, target: string): string | undefined =>
  target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : undefined;
