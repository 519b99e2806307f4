import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../emulators/settings.ts';
import { tracedFiles } from './traced.ts';

/** The entry points of the storefront, as paths from the root. */
const SERVER = [
  'storefront/standalone.ts',
  'storefront/server.ts',
  // Loaded by the framework, by the name that its configuration gives.
  'storefront/cache/counted-page-cache.ts',
];

/** Every command that `package.json` names. */
function commands(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return Object.values(scripts).flatMap((script) => {
    const name = /bootstrap\.mjs (commands\/[\w-]+)$/.exec(script)?.[1];
    return name ? [`scripts/${name}.ts`] : [];
  });
}

/**
 * Finds the files that the built storefront, the workers and the commands need.
 * @returns paths from the project's root
 */
export const bundledFiles = (): Promise<Set<string>> => tracedFiles([...SERVER, ...commands()]);
