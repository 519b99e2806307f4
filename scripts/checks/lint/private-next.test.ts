import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tracked } from './files.ts';

/** Files, environment variables and headers that Next.js does not document. */
const PRIVATE =
  /\bnext\/dist\b|\b_*NEXT_PRIVATE\w*|\b__NEXT_\w+|\b(?:required-server-files|preview-props)\.json\b|\bx-middleware-[\w-]+/g;

/** Each has a reason in .docs/decisions/0041-private-next.md. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'storefront/standalone.ts': ['required-server-files.json', '__NEXT_PRIVATE_STANDALONE_CONFIG'],
  'storefront/site/draft.server.ts': ['next/dist'],
  'storefront/site/preview-id.server.ts': ['preview-props.json'],
  'storefront/server/cache-headers.ts': ['x-middleware-rewrite'],
  // Which files of the package the bundle leaves out.
  'scripts/tasks/bundle/traced.ts': ['next/dist'],
};

test('only the named files use private parts of Next.js', () => {
  const found = Object.fromEntries(
    tracked(/^(?:lib|storefront|scripts)\/.*\.(?:ts|tsx|mjs)$/)
      .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => [file, [...new Set(readFileSync(file, 'utf8').match(PRIVATE))]] as const)
      .filter(([, names]) => names.length > 0),
  );
  expect(found).toEqual(ALLOWED);
});

const manifest = createRequire(path.resolve('storefront/package.json')).resolve('next/package.json');

test.each([
  ['build/utils.js', 'process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify('],
  ['server/config.js', 'JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)'],
  ['shared/lib/constants.js', 'required-server-files'],
  ['shared/lib/constants.js', 'preview-props.json'],
  ['server/app-render/work-unit-async-storage.external.js', 'workUnitAsyncStorage'],
  ['server/lib/router-utils/resolve-routes.js', 'x-middleware-rewrite'],
])('the installed Next.js still has in %s: %s', (file, text) => {
  expect(readFileSync(path.join(path.dirname(manifest), 'dist', file), 'utf8')).toContain(text);
});
