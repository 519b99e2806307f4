import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/settings.ts';

/** A route of the storefront as its file says. */
export interface Route {
  /** `/api/leads`, `/cars/[slug]/[checkout]/[step]`: without the segment of the site, which the host stands for. */
  template: string;
  methods: string[];
}

const METHOD =
  /export\s+(?:async\s+)?(?:function|const)\s+(GET|POST|PUT|PATCH|DELETE|OPTIONS)\b|\bas\s+(GET|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;

/** Every server route there is, read from the file system: a new one is covered by being there. */
export function serverRoutes(): Route[] {
  const app = path.join(ROOT, 'storefront', 'app');
  return globSync('**/route.ts', { cwd: app })
    .toSorted()
    .map((file) => ({
      template: `/${path.dirname(file).replace(/^\[site\]\//, '')}`,
      methods: [...readFileSync(path.join(app, file), 'utf8').matchAll(METHOD)].map(
        ([, one, other]) => one ?? other ?? '',
      ),
    }));
}
