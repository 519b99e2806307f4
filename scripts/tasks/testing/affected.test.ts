import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../emulators/settings.ts';
import { affectedSpecs, type Importers } from './affected.ts';
import { AREAS } from './areas.ts';

const areas = {
  search: { specs: ['search', 'similar'], product: ['storefront/features/search'] },
  studio: { specs: ['studio'], product: ['studio'] },
};
const importers: Importers = new Map([
  ['lib/vehicle/tag.ts', new Set(['storefront/features/search/Hits.tsx'])],
  ['storefront/features/search/Hits.tsx', new Set(['storefront/app/page.tsx'])],
  ['storefront/app/page.tsx', new Set(['studio/Preview.tsx'])],
  ['scripts/checks/e2e/inbox.ts', new Set(['scripts/checks/e2e/similar.spec.ts'])],
]);
const selected = (...files: string[]) => affectedSpecs(files, importers, areas).specs;

describe('the browser tests for a change', () => {
  test('are those of the area a file belongs to', () =>
    expect(selected('studio/Calendar.tsx')).toEqual(['studio']));

  test('are those of the areas that import the file, but not across the files that import everything', () =>
    expect(selected('lib/vehicle/tag.ts')).toEqual(['search', 'similar']));

  test('are those that use a changed helper', () =>
    expect(selected('scripts/checks/e2e/inbox.ts')).toEqual(['similar']));

  test('are the changed tests themselves', () =>
    expect(selected('scripts/checks/e2e/search.spec.ts')).toEqual(['search']));

  test('leave out a test that was deleted', () =>
    expect(selected('scripts/checks/e2e/old.spec.ts')).toEqual([]));

  test('are all of them for their configuration', () =>
    expect(selected('scripts/checks/e2e/playwright.config.ts')).toEqual(['search', 'similar', 'studio']));

  test('are all of them for a file that belongs to no area', () =>
    expect(selected('storefront/proxy.ts')).toEqual(['search', 'similar', 'studio']));

  test('include none for documents and unit tests', () =>
    expect(selected('README.md', 'lib/vehicle/tag.test.ts')).toEqual([]));

  test('list the skipped tests by name', () =>
    expect(affectedSpecs(['studio/Calendar.tsx'], importers, areas).leftOut).toEqual(['search', 'similar']));
});

describe('the table of areas', () => {
  test('has every browser test', () => {
    const files = globSync('*.spec.ts', { cwd: path.join(ROOT, 'scripts', 'checks', 'e2e') });
    const names = files.map((file) => path.basename(file, '.spec.ts'));
    const listed = new Set(Object.values(AREAS).flatMap(({ specs }) => specs));
    expect([...listed].toSorted()).toEqual(names.toSorted());
  });

  test('names existing places of the product', () => {
    const places = Object.values(AREAS).flatMap(({ product }) => product);
    expect(places.filter((place) => globSync(place, { cwd: ROOT }).length === 0)).toEqual([]);
  });
});
