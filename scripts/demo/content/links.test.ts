import { SPIN_TO_WIN_PATH } from '@forecourt/lib/leads/prize-wheel/wheel';
import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { SEARCH_WORDS } from '@forecourt/lib/sites/address-table';
import { BLOG_PATH } from '@forecourt/lib/sites/blog';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { slugify } from '@forecourt/lib/sites/slugs';
import { isTranslation } from '@forecourt/lib/sites/translations';
import { describe, expect, test } from 'vitest';
import { assembleSite } from './assemble.ts';
import { contentDocuments, sites } from './documents.ts';
import { brands } from './shared/brands.ts';
import { models } from './shared/models.ts';
import type { SiteContent } from './shared/site-content.ts';
import { ofType } from './testing/walk.ts';

type Link = { kind: string; path?: string; phone?: string; url?: string; page?: { _ref: string } };

/** Returns whether a path exists on a site: a page, its stock, or a location. */
function pathExists(path: string, content: SiteContent): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  if (content.pages.some((page) => page.path === pathname)) return true;
  const { settings } = parseSettings(content.settings as Record<string, unknown>);
  if (pathname === BLOG_PATH) return Boolean(content.posts?.length);
  const [first, second, third, ...rest] = pathname.slice(1).split('/');
  if (rest.length) return false;
  if (first === 'search') return isStock(second, third, content);
  if (pathname === ONLINE_PAYMENT_PATH || pathname === SPIN_TO_WIN_PATH)
    return settings.extraPages.includes(pathname.slice(1));
  if (isDirectory([first, second, third], content)) return true;
  return first === settings.locationPathBase && content.locations.some(({ slug }) => slug.current === second);
}

/** Returns whether the path is a page that depends on the site's stock (ROUTE-39 to ROUTE-43, ROUTE-65). */
function isDirectory([first, second, third]: (string | undefined)[], content: SiteContent): boolean {
  const ownBrands = brandsOf(content);
  if (first === 'brands') return third === undefined && (second === undefined || ownBrands.includes(second));
  if (second !== undefined) return second === 'overview' && ownBrands.includes(first ?? '');
  if (first === 'dealerships') return content.slug === 'harbour';
  return first === 'models'
    ? ownBrands.length > 0
    : models.some(({ name, make }) => slugify(name) === first && ownBrands.includes(slugify(make)));
}

const brandsOf = ({ manufacturer, locations }: SiteContent): string[] =>
  manufacturer
    ? [slugify(manufacturer)]
    : locations.flatMap(
        ({ manufacturers }) => manufacturers?.map(({ _ref }) => _ref.replace(/^manufacturer-/, '')) ?? [],
      );

function isStock(segment: string | undefined, model: string | undefined, content: SiteContent): boolean {
  if (segment === undefined) return true;
  if (['motorcycles', 'trucks'].includes(segment)) return content.slug === 'harbour';
  if ((SEARCH_WORDS as readonly string[]).includes(segment)) return model === undefined;
  const make = brands.find(({ name, kind }) => kind !== 'own' && slugify(name) === segment);
  if (make)
    return (
      model === undefined || models.some(({ name, make: of }) => of === make.name && slugify(name) === model)
    );
  return content.locations.some(({ slug }) => slug.current === segment);
}

describe.each(sites.map((content) => [content.slug, content] as const))('links of %s', (_slug, content) => {
  const documents = assembleSite(content, { port: 3000 });
  const links = documents.flatMap((document) =>
    ofType<Link>(document, 'link').map(({ at, object }) => ({ from: `${document._id} ${at}`, ...object })),
  );

  test('lead to pages, stock or locations that exist', () => {
    const brokenLinks = links.filter(({ kind, path }) => kind === 'path' && !pathExists(path ?? '', content));
    expect(brokenLinks).toEqual([]);
    expect(links.length).toBeGreaterThan(40);
  });

  test('to pages of the site are references, so that a page can move', () => {
    const pages = new Set(content.pages.map(({ path }) => path));
    expect(links.filter(({ kind, path }) => kind === 'path' && pages.has(path ?? ''))).toEqual([]);
    expect(links.filter(({ kind }) => kind === 'page').length).toBeGreaterThan(20);
  });

  test('to phones use numbers reserved for fiction or public services', () => {
    for (const { kind, phone, from } of links) {
      if (kind === 'phone')
        expect(phone, from).toMatch(/^(0[2378] 7010 \d{4}|0491 570 156|1300 363 992|1800 007 007)$/);
    }
  });

  test('reach every page from the header, the footer or another page', () => {
    const linkedPages = new Set(links.flatMap(({ page }) => page?._ref ?? []));
    const unreached = documents.filter(
      (document) => document._type === 'page' && !isTranslation(document) && !linkedPages.has(document._id),
    );
    expect(unreached.map(({ _id }) => _id)).toEqual([]);
  });
});

test('links of models lead to stock of the single-brand site (MODEL-07)', () => {
  const northside = sites.find(({ manufacturer }) => manufacturer);
  const addresses = contentDocuments({ port: 3000 }).flatMap((document) =>
    document._type === 'model' ? (document.override_url ?? []) : [],
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((path) => !northside || !pathExists(path, northside))).toEqual([]);
});
