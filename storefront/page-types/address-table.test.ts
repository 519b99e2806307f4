import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESS_TABLE, addressAt, methodsOf } from '@forecourt/lib/sites/address-table';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';

const APP = path.resolve(import.meta.dirname, '../app/[site]/[language]');
const { settings } = parseSettings(null);

interface RouteFile {
  /** Folder, such as `/cars/[slug]`. */
  folder: string;
  methods: string[];
  rendering: 'cached' | 'perRequest';
}

const routeFiles: RouteFile[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(route|page)\.tsx?$/.test(file))
  .map((file) => {
    const code = readFileSync(path.join(APP, file), 'utf8');
    const methods = [...code.matchAll(/export (?:async )?(?:function|const) (GET|POST)\b/g)].map(
      ([, method = '']) => method,
    );
    return {
      folder: path.dirname(`/${file}`),
      methods: methods.length ? methods.toSorted() : ['GET'],
      rendering: code.includes("dynamic = 'force-static'") ? 'cached' : 'perRequest',
    };
  });

/** Returns a route of the table with placeholders replaced: `/search/:name` becomes `/search/*`. */
const plain = (route: string) =>
  route
    .replace(/\/\[\[?\.\.\..*$/, '')
    .replace(/\[[^\]]+\]/g, '*')
    .replace(/:\w+/g, '*')
    .replace(/(?<=\w)\*$/, '');

/** Internal routes that other addresses are rewritten to, with how the table renders them. */
const targets = ADDRESS_TABLE.flatMap(({ route, rendering, queries = [], tree }) => [
  ...(route && !tree ? [{ route, rendering }] : []),
  ...queries.map((each) => ({ route: each.route, rendering: 'perRequest' as const })),
]);

const targetOf = (folder: string) =>
  targets.find(
    ({ route }) =>
      plain(route) === plain(folder) ||
      plain(route).startsWith(`${plain(folder)}/`) ||
      plain(folder).startsWith(`${plain(route)}/`),
  );

const addressed = routeFiles.filter(
  ({ folder }) => !/^\/(?:\[\.\.\.path\]|redirected|page-trial)/.test(folder),
);

describe('the routes of the application', () => {
  test.each(addressed)('$folder is in the address table', ({ folder, methods, rendering }) => {
    const address = folder.replace(/\/\[\[\.\.\..*$/, '').replace(/\[[^\]]+\]/g, 'x') || '/';
    const row = addressAt(settings, address)?.row;
    if (row && row.page !== 'editor' && row.page !== 'model') {
      expect(methodsOf(row).toSorted()).toEqual(methods);
      expect(row.rendering).toBe(rendering);
    } else expect(targetOf(folder)?.rendering).toBe(rendering);
  });
});

test('a title is for a page that an address alone names', () => {
  for (const { methods, page, title } of ADDRESS_TABLE)
    if (title) expect([page, methods?.includes('POST') ?? false]).toEqual([page, false]);
});

test('every address that renders per request by its query is cached otherwise or opens a link', () => {
  const others = ADDRESS_TABLE.filter(({ queries, rendering }) => queries && rendering !== 'cached');
  expect(others.flatMap(({ queries = [] }) => queries.map(({ query }) => query))).toEqual(['token', 'token']);
});
