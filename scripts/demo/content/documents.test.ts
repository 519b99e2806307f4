import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pagePathProblem, searchSlugProblem, siteSlugProblem, slugProblem } from '@forecourt/lib/sites/slugs';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { describe, expect, test } from 'vitest';
import { dealerships as demoDealerships, locations as demoLocations } from '../dealerships.ts';
import { carPicture } from '../photography/car-picture.ts';
import { ANGLES, BODIES, COLOURS } from '../photography/catalogue.ts';
import { filesIn, withAssets } from './assets.ts';
import { problemsOf, referencesIn } from './check.ts';
import { contentDocuments, sites } from './documents.ts';
import { pathOf } from './shared/picture.ts';
import { objectsIn } from './testing/walk.ts';

const documents = contentDocuments({ port: 3000 });
const byType = (type: string) => documents.filter(({ _type }) => _type === type);

describe('demo documents', () => {
  test('have unique ids and refer only to each other', () => {
    expect(problemsOf(documents)).toEqual([]);
    expect(referencesIn(documents).length).toBeGreaterThan(200);
  });

  test('with a repeated id or a broken reference are rejected', () => {
    const twice = [
      { _id: 'a', to: { _ref: 'gone' } },
      { _id: 'a', to: { _ref: 'a' } },
    ];
    const problems = problemsOf(twice);
    expect(problems).toEqual(["The id 'a' is used twice.", "'a' refers to 'gone', which does not exist."]);
  });

  test('are the same each time they are generated', () => {
    expect(contentDocuments({ port: 3000 })).toEqual(documents);
  });

  test('give every object in an array a key, unique within it', () => {
    for (const document of documents) {
      for (const { at, object } of objectsIn(document)) {
        for (const [name, list] of Object.entries(object)) {
          if (!Array.isArray(list)) continue;
          const keys = list.filter((item) => typeof item === 'object').map(({ _key }) => _key);
          expect(
            keys.every(Boolean) && new Set(keys).size === keys.length,
            `${document._id} ${at}.${name}`,
          ).toBe(true);
        }
      }
    }
  });

  test('have ids with a dot only if they hold lead addresses, which keeps them private', () => {
    const others = documents.filter(({ _type }) => _type !== 'leadDelivery');
    expect(others.length).toBeLessThan(documents.length);
    expect(others.filter(({ _id }) => !/^[a-zA-Z0-9-]+$/.test(_id))).toEqual([]);
  });

  test('have the ids and slugs that the stock refers to', () => {
    const ids = new Map(documents.map((document) => [document._id, document]));
    for (const place of [...demoDealerships, ...demoLocations]) {
      expect(ids.get(place.id), place.id).toMatchObject({ slug: { current: place.slug }, name: place.name });
    }
  });

  test('have valid and unique addresses (OPEN-034, OPEN-035)', () => {
    const slugOf = (document: object) => (document as { slug: { current: string } }).slug.current;
    const problems = [
      ...sites.map(({ slug }) => siteSlugProblem(slug)),
      ...sites.flatMap(({ pages }) => pages.map((page) => pagePathProblem(page.path))),
      ...['manufacturer', 'model', 'dealership', 'location'].flatMap((type) =>
        byType(type).map((document) => searchSlugProblem(slugOf(document))),
      ),
      ...byType('offer').map((document) => slugProblem(slugOf(document))),
    ];
    expect(problems.filter(Boolean)).toEqual([]);
    for (const types of [['manufacturer', 'dealership', 'location'], ['model'], ['offer']]) {
      // A translation has the address of its English document.
      const english = types.flatMap(byType).filter((document) => !isTranslation(document));
      const slugs = english.map(slugOf);
      expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
    }
    const roots = new Set(byType('model').map((document) => `/${slugOf(document)}`));
    for (const { slug, pages } of sites) {
      const paths = pages.map((page) => page.path);
      expect(new Set(paths).size, slug).toBe(paths.length);
      expect(paths.filter((page) => roots.has(page))).toEqual([]);
    }
  });
});

describe('demo pictures', () => {
  const files = filesIn(documents);
  const seed = path.resolve(import.meta.dirname, '..');

  test('exist as files or in the catalogue of cars', async () => {
    for (const file of files) {
      const [, body, colour, view] = /^photography\/cars\/([^/]+)\/([^/]+)\/(.+)$/.exec(file) ?? [];
      if (body) {
        expect(BODIES, file).toContain(body);
        expect(COLOURS, file).toContain(colour);
        expect(ANGLES, file).toContain(view?.split('/').at(-1));
        const named = { body, colour: colour ?? '', view: view ?? '' };
        expect(await carPicture(path.resolve(seed, 'photography'), named), file).toBeDefined();
      } else {
        expect(existsSync(pathOf(file)), file).toBe(true);
      }
    }
  });

  test('all have alt text', () => {
    for (const document of documents) {
      for (const { at, object } of objectsIn(document)) {
        if (object._type !== 'picture' && object._type !== 'logo') continue;
        expect(object.alt, `${document._id} ${at}`).toMatch(/^\S.{0,158}\S$/);
      }
    }
  });

  test('are all used, and drawings need no font', async () => {
    const { readFile } = await import('node:fs/promises');
    for (const folder of ['logos', 'brands', 'photographs']) {
      for (const name of readdirSync(path.join(seed, 'assets', folder))) {
        expect(files).toContain(`assets/${folder}/${name}`);
        if (!name.endsWith('.svg')) continue;
        expect(await readFile(path.join(seed, 'assets', folder, name), 'utf8')).not.toMatch(
          /<text|<image|href=|font/,
        );
      }
    }
  });

  test('become references to uploaded assets, and a missing upload is an error', () => {
    const document = byType('slide')[0];
    if (!document) throw new Error('no slide');
    const [file = ''] = filesIn([document]);
    const written = withAssets(document, new Map([[file, 'image-abc-10x10-webp']]));
    expect(JSON.stringify(written)).toContain('"_ref":"image-abc-10x10-webp"');
    expect(() => withAssets(document, new Map())).toThrow('Not uploaded');
  });
});
