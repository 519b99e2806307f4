import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../emulators/settings.ts';
import { tracedFiles } from './traced.ts';

const SERVER = [
  'storefront/standalone.ts',
  'storefront/server.ts',
  // Loaded by the framework, which finds the name in its configuration.
  'storefront/cache/counted-page-cache.ts',
];

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
 * Returns the files that the built storefront, the workers and the commands need.
 * @returns paths from the project's root
 */
export const bundledFiles = (): Promise<Set<string>> => tracedFiles([...SERVER, ...commands()]);
