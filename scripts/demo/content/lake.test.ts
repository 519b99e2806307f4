import { locationsQuery } from '@forecourt/schemas/queries/locations';
import { navigationQuery } from '@forecourt/schemas/queries/navigation';
import { offersQuery } from '@forecourt/schemas/queries/offers';
import { pageQuery } from '@forecourt/schemas/queries/page';
import { siteQuery } from '@forecourt/schemas/queries/site';
import type {
  LocationsQueryResult,
  NavigationQueryResult,
  OffersQueryResult,
  PageQueryResult,
  SiteQueryResult,
} from '@forecourt/schemas/sanity.types';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../emulators/content-lake/testing/lake.ts';
import { filesIn, uploadAssets, withAssets } from './assets.ts';
import { contentDocuments, sites } from './documents.ts';
import { objectsIn } from './testing/walk.ts';

const LOGOS = ['assets/logos/harbour.svg', 'assets/logos/northside.svg'];
let lake: TestLake;
let client: SanityClient;
let assets: Map<string, string>;

beforeAll(async () => {
  lake = await testLake();
  client = lake.client.withConfig({ apiVersion: '2025-02-19' });
  assets = await uploadAssets(client, LOGOS);
  // One picture replaces all others, because other tests cover painted cars.
  const [any = ''] = assets.values();
  const documents = contentDocuments({ port: 3000 });
  const ids = new Map(filesIn(documents).map((file) => [file, assets.get(file) ?? any]));
  await client.mutate(
    documents.map((document) => ({ createOrReplace: withAssets(document, ids) })),
    { visibility: 'sync' },
  );
});

afterAll(() => lake?.close());

test('uploads files once, however often the content is written', async () => {
  expect(await uploadAssets(client, LOGOS)).toEqual(assets);
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(LOGOS.length);
});

describe.each(sites.map((content) => [content.slug, content] as const))(
  '%s in the content lake',
  (site, content) => {
    test('has its look, stock and features', async () => {
      const result = await client.fetch<SiteQueryResult>(siteQuery, { site });
      expect(result).toMatchObject({
        name: content.facts.name,
        template: content.template,
        theme: content.theme,
        url: `http://${site}.localhost:3000`,
        logo: { alt: content.facts.name },
      });
      expect(result?.dealerships.length).toBeGreaterThan(0);
      expect(result?.features).toMatchObject(content.features);
      expect(result?.manufacturer?.name ?? undefined).toBe(content.manufacturer);
    });

    test('has every page with all its blocks and resolved links', async () => {
      for (const { path: address, blocks } of content.pages) {
        const result = await client.fetch<PageQueryResult>(pageQuery, {
          site,
          path: address,
          language: 'en',
        });
        expect(
          result?.blocks.map(({ _type }) => _type),
          address,
        ).toEqual(blocks.map(({ _type }) => _type));
        for (const { at, object } of objectsIn(result)) {
          if ('href' in object) expect(object.href, `${address} ${at}`).toMatch(/^(\/|tel:|mailto:|https:)/);
        }
      }
    });

    test('has its own menus, footer, visible locations and offers', async () => {
      const [navigation, locations, offers] = await Promise.all([
        client.fetch<NavigationQueryResult>(navigationQuery, { site, language: 'en' }),
        client.fetch<LocationsQueryResult>(locationsQuery, { site }),
        client.fetch<OffersQueryResult>(offersQuery, { site, language: 'en' }),
      ]);
      expect(navigation?.header?.menus.filter(({ showFrom }) => !showFrom)).toHaveLength(7);
      expect(navigation?.footer?.groups).toHaveLength(3);
      expect(navigation?.footer?.text).toHaveLength(2);
      expect(locations?.length).toBe(content.locations.filter(({ visible }) => visible).length);
      expect(offers.map(({ slug }) => slug).sort()).toEqual(content.offers.map(({ name }) => name).sort());
    });
  },
);

describe('translations in the content lake', () => {
  const northside = { site: 'northside', language: 'vi' };
  const navigation = (language: string) =>
    client.fetch<NavigationQueryResult>(navigationQuery, { site: 'northside', language });
  const page = (language: string, address: string) =>
    client.fetch<PageQueryResult>(pageQuery, { site: 'northside', path: address, language });

  test('show the home page and its slides in each language', async () => {
    for (const [language, title, headline] of [
      ['en', 'Home', 'No reason needed'],
      ['zh', '首页', '无需理由'],
      ['vi', 'Trang chủ', 'Không cần lý do'],
      ['ar', 'الرئيسية', 'لا حاجة إلى سبب'],
    ] as const) {
      const home = await page(language, '/');
      expect(home?.title).toBe(title);
      const slides = home?.blocks.flatMap((block) => (block._type === 'heroCarousel' ? block.slides : []));
      expect(slides?.at(-1)).toMatchObject({ id: 'slide-northside-mx-5', name: headline });
    }
  });

  test('show the menus in the language, with the same models', async () => {
    const [english, vietnamese] = await Promise.all([navigation('en'), navigation('vi')]);
    expect(vietnamese?.header?.menus[0]?.label).toBe('Trang chủ');
    expect(vietnamese?.header?.menus[1]?.models).toEqual(english?.header?.menus[1]?.models);
    expect(vietnamese?.footer?.groups[0]?.title).toBe('Công cụ mua xe');
  });

  test('list an offer once, with its dates, and others in English', async () => {
    const offers = await client.fetch<OffersQueryResult>(offersQuery, northside);
    const runOut = offers.filter(({ slug }) => slug === 'cx-5-runout');
    expect(runOut).toMatchObject([{ id: 'offer-northside-cx-5-runout', category: 'Ưu đãi xe mới' }]);
    expect(offers.find(({ slug }) => slug === 'bt-50-abn')?.category).toBe('Business offer');
  });

  test('show a page without a translation in English', async () =>
    expect(await page('ar', '/warranty')).toMatchObject({ id: 'page-northside-warranty' }));

  test('name the field of a translated text in its own document, for the preview', async () => {
    const { resultSourceMap } = await client.fetch(offersQuery, northside, {
      filterResponse: false,
      resultSourceMap: 'withKeyArraySelector',
    });
    const ids = resultSourceMap?.documents.map(({ _id }) => _id);
    expect(ids).toEqual(
      expect.arrayContaining(['offer-northside-cx-5-runout', 'offer-northside-cx-5-runout-vi']),
    );
  });
});
