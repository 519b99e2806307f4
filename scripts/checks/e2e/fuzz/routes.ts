import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../emulators/settings.ts';

export interface Route {
  /**
   * Such as `/api/leads` or `/cars/[slug]/[checkout]/[step]`. The site segment is left out, as it comes from
   * the host.
   */
  template: string;
  methods: string[];
}

const METHOD =
  /export\s+(?:async\s+)?(?:function|const)\s+(GET|POST|PUT|PATCH|DELETE|OPTIONS)\b|\bas\s+(GET|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;

/** Returns every server route found on disk, so that new routes are covered automatically. */
export function serverRoutes(): Route[] {
  const app = path.join(ROOT, 'storefront', 'app');
  return globSync('**/route.ts', { cwd: app })
    .toSorted()
    .map((file) => ({
      template: `/${path.dirname(file).replace(/^\[site\]\/(?:\[language\]\/)?/, '')}`,
      methods: [...readFileSync(path.join(app, file), 'utf8').matchAll(METHOD)].map(
        ([, one, other]) => one ?? other ?? '',
      ),
    }));
}
