import { hostsQuery } from '@forecourt/lib/sites/hosts-query';
import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import type {
  BlogPostQueryResult,
  BlogPostsQueryResult,
  HostsQueryResult,
  LocationsQueryResult,
  NavigationQueryResult,
  NoticesQueryResult,
  OffersQueryResult,
  PageQueryResult,
  SiteQueryResult,
} from '../sanity.types.ts';
import { blogPostQuery, blogPostsQuery } from './blog.ts';
import { locationsQuery } from './locations.ts';
import { navigationQuery } from './navigation.ts';
import { noticesQuery } from './notices.ts';
import { offersQuery } from './offers.ts';
import { pageQuery } from './page.ts';
import { pagePathsQuery } from './pagePaths.ts';
import { redirectsQuery } from './redirects.ts';
import { siteQuery } from './site.ts';
import { dataset } from './testing/dataset.ts';
import { touchedQuery } from './touched.ts';

function ask<Result>(query: string, params: Record<string, unknown> = {}): Result {
  return evaluateSync(parse(query, { params }), { dataset, params }).data as Result;
}

describe('a site', () => {
  const site = ask<SiteQueryResult>(siteQuery, { site: 'harbour' });

  test('carries its name, its slug and its address (SITE-34 SITE-35 SITE-36)', () =>
    expect(site).toMatchObject({ name: 'Harbour', slug: 'harbour', url: 'https://harbour.example' }));

  test('carries the address of its logo (SITE-37)', () =>
    expect(site?.logo).toMatchObject({ url: 'https://cdn/logo.svg', alt: 'Harbour Motors' }));

  test('carries its template, and the group template by default (SITE-38)', () => {
    expect(site?.template).toBe('yard');
    expect(ask<SiteQueryResult>(siteQuery, { site: 'northside' })?.template).toBe('group');
  });

  test('carries its dealerships, the primary one first (SITE-39 SITE-42)', () =>
    expect(site?.dealerships).toMatchObject([
      { id: 'dealership-1', slug: 'harbour-toyota', name: 'Harbour Toyota' },
      { id: 'dealership-2', slug: 'harbour-used', name: 'Harbour Used' },
    ]));

  test('carries the manufacturer of a single brand, or none (SITE-40)', () => {
    expect(ask<SiteQueryResult>(siteQuery, { site: 'northside' })?.manufacturer).toEqual({
      id: 'make-aquila',
      name: 'Aquila',
      slug: 'aquila',
    });
    expect(site?.manufacturer).toBeNull();
  });

  test('carries its locations in its own order (SITE-41)', () =>
    expect(site?.locations).toMatchObject([
      { id: 'location-b', slug: 'bulimba', name: 'Bulimba', visible: true },
      { id: 'location-a', slug: 'albion', name: 'Albion', visible: true },
      { id: 'location-hidden', slug: 'store', name: 'Store', visible: false },
    ]));

  test('carries its settings and its features', () => {
    expect(site?.settings?.hitsPerPage).toBe(24);
    expect(site?.features?.reserveEnabled).toBe(true);
  });

  test('resolves by its slug, and an unknown slug is no site (SITE-01)', () => {
    expect(ask<SiteQueryResult>(siteQuery, { site: 'northside' })).toMatchObject({
      id: 'site-northside',
      name: 'Northside',
      features: null,
    });
    expect(ask(siteQuery, { site: 'nobody' })).toBeNull();
  });

  test('is listed with its dealerships', () => {
    const sites = ask<HostsQueryResult>(hostsQuery);
    expect(sites.map(({ slug }) => slug)).toEqual(['harbour', 'northside']);
    expect(sites.map(({ dealershipIds }) => dealershipIds)).toEqual([['dealership-1', 'dealership-2'], []]);
  });
});

describe('a page', () => {
  test('has its own home page on each site (ROUTE-69)', () => {
    expect(ask<PageQueryResult>(pageQuery, { site: 'harbour', path: '/' })?.title).toBe('Harbour home');
    expect(ask<PageQueryResult>(pageQuery, { site: 'northside', path: '/' })?.title).toBe('Northside home');
    expect(ask(pageQuery, { site: 'northside', path: '/about-us' })).toBeNull();
  });

  test('carries id, name, description, url and overlay of a slide (HOME-23..27)', () => {
    const [hero] = ask<PageQueryResult>(pageQuery, { site: 'harbour', path: '/' })?.blocks ?? [];
    expect(hero).toMatchObject({
      slides: [
        {
          id: 'slide-1',
          name: 'Summer',
          description: 'Long evenings.',
          url: { href: '/about-us' },
          hide_overlay: true,
        },
      ],
    });
  });

  test('resolves links, slides and pictures of its blocks', () => {
    const [hero, text, offers, cta] =
      ask<PageQueryResult>(pageQuery, { site: 'harbour', path: '/' })?.blocks ?? [];
    expect(hero).toMatchObject({
      _type: 'heroCarousel',
      slides: [
        { id: 'slide-1', url: { kind: 'page', href: '/about-us' }, image: { url: 'https://cdn/a.jpg' } },
      ],
    });
    expect(text).toMatchObject({
      content: [
        { markDefs: [{ kind: 'url', href: 'https://example.com' }] },
        { _type: 'picture', alt: 'A yard' },
      ],
    });
    expect(offers).toMatchObject({ mode: 'chosen', offers: [{ id: 'offer-shared' }] });
    expect(cta).toMatchObject({ actions: [{ label: 'Call us', link: { href: 'tel:0730000000' } }] });
  });

  test('has empty lists for blocks that an editor left empty', () => {
    const blocks = ask<PageQueryResult>(pageQuery, { site: 'northside', path: '/' })?.blocks ?? [];
    expect(blocks.map((block) => block._type)).toHaveLength(10);
    for (const block of blocks) {
      for (const list of [
        'slides',
        'items',
        'brands',
        'figures',
        'tiles',
        'offers',
        'locationIds',
        'actions',
      ])
        if (list in block)
          expect([block._type, (block as Record<string, unknown>)[list]]).toEqual([block._type, []]);
    }
  });

  test('is listed for the sitemap with the others of its site', () => {
    expect(ask<{ path: string; noindex: boolean }[]>(pagePathsQuery, { site: 'harbour' })).toMatchObject([
      { path: '/', noindex: false },
      { path: '/about-us', noindex: true },
    ]);
  });
});

describe('notices', () => {
  test('include only the announcements and popup of their site (POPUP-01 ANN-06)', () => {
    const notices = ask<NoticesQueryResult>(noticesQuery, { site: 'harbour' });
    expect(notices.announcements).toMatchObject([
      { id: 'announcement-late', kind: 'bar', dismissible: true },
      { id: 'announcement-early', kind: 'emergency', text: 'BOOK A SERVICE', link: { href: '/service' } },
    ]);
    expect(notices.popup).toMatchObject({ id: 'popup-harbour', delay: 3, pages: [], expiry: null });
    expect(ask(noticesQuery, { site: 'northside' })).toEqual({
      announcements: [],
      popup: null,
      datedPopups: [],
    });
  });
});

describe('blog', () => {
  test('posts carry heading, image, description and date, the newest first (HOME-30..33)', () => {
    const posts = ask<BlogPostsQueryResult>(blogPostsQuery, { site: 'harbour' });
    expect(posts.map(({ id }) => id)).toEqual(['post-new', 'post-old']);
    expect(posts[0]).toMatchObject({
      slug: 'new',
      heading: 'New showroom',
      description: 'We have moved.',
      date: '2026-10-02T08:00:00Z',
      image: { url: 'https://cdn/a.jpg', alt: 'A yard' },
    });
    expect(ask(blogPostsQuery, { site: 'northside' })).toEqual([]);
  });

  test('a post is found on its own site only, with empty fields filled in (OPEN-101)', () => {
    const post = ask<BlogPostQueryResult>(blogPostQuery, { site: 'harbour', slug: 'old' });
    expect(post).toMatchObject({ heading: '', body: [], seo: { noindex: false } });
    expect(ask(blogPostQuery, { site: 'northside', slug: 'old' })).toBeNull();
  });
});

describe('offers', () => {
  test('show on their sites and not on those they exclude (OFFER-12)', () => {
    expect(own?.excluded_website_ids).toEqual(['site-northside']);
    expect(sharedOffer?.excluded_website_ids).toEqual([]);
    const ids = (site: string) => ask<OffersQueryResult>(offersQuery, { site }).map(({ id }) => id);
    expect(ids('harbour')).toEqual(['offer-own', 'offer-shared']);
    expect(ids('northside')).toEqual(['offer-shared']);
  });

  const [own, sharedOffer] = ask<OffersQueryResult>(offersQuery, { site: 'harbour' });

  test('carry id and name (OFFER-01 OFFER-02)', () =>
    expect(sharedOffer).toMatchObject({ id: 'offer-shared', name: 'Shared' }));

  test('carry description and disclaimer, or empty text (OFFER-03 OFFER-05)', () => {
    expect(sharedOffer).toMatchObject({ description: 'Five services included.', disclaimer: 'Until June.' });
    expect(own?.description).toBe('');
  });

  test('carry a category (OFFER-06)', () => expect(sharedOffer?.category).toBe('Finance offer'));

  test('carry the address of an image, or none (OFFER-07)', () => {
    expect(sharedOffer?.image_url).toBe('https://cdn/a.jpg');
    expect(own?.image_url).toBeNull();
  });

  test('carry a manufacturer, or none (OFFER-08)', () => {
    expect(sharedOffer?.manufacturer).toMatchObject({ id: 'make-aquila', name: 'Aquila', slug: 'aquila' });
    expect(own?.manufacturer).toBeNull();
  });

  test('carry a model with name, slug and its own address (OFFER-09 OFFER-10 OFFER-11)', () => {
    expect(sharedOffer?.model).toEqual({ name: 'Kestrel', slug: 'kestrel', override_url: '/kestrel-launch' });
  });
});

describe('redirects', () => {
  test('name their site, and those without a target are left out', () => {
    expect(ask(redirectsQuery)).toEqual([
      { site: 'harbour', from: '/old', to: '/new', permanent: true },
      { site: 'harbour', from: '/soon', to: 'https://example.com', permanent: false },
    ]);
  });
});

describe('locations', () => {
  test('are in the order of the site, without hidden ones (LOC-13)', () => {
    const locations = ask<LocationsQueryResult>(locationsQuery, { site: 'harbour' });
    expect(locations?.map(({ id }) => id)).toEqual(['location-b', 'location-a']);
  });

  test('have opening hours by the names of the specification (HOURS-01..05)', () => {
    const [, location] = ask<LocationsQueryResult>(locationsQuery, { site: 'harbour' }) ?? [];
    expect(location?.contact_detail.opening_hours).toEqual([
      { weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' },
      { weekday: 0, status: 'Closed', formated_hours: 'By appointment', open: null, close: null },
    ]);
  });
});

describe('navigation', () => {
  test("a mega menu without models shows those of the site's manufacturer (NAV-11)", () => {
    const models = (site: string) =>
      ask<NavigationQueryResult>(navigationQuery, { site })?.header?.menus.flatMap((menu) =>
        (menu.models ?? []).map(({ href }) => href),
      );
    expect(models('northside')).toEqual(['/kestrel-launch', '/osprey']);
  });

  test('a custom footer replaces the default footer (SITE-32)', () => {
    const titles = (site: string) =>
      ask<NavigationQueryResult>(navigationQuery, { site })?.footer?.groups.map(({ title }) => title);
    expect(titles('harbour')).toEqual(['Custom']);
    expect(titles('northside')).toEqual(['Buyer Tools']);
  });
});

describe('a changed document', () => {
  const touchedBy = (id: string) =>
    ask<{ sites: string[]; pages: { site: string; path: string }[] }>(touchedQuery, { id });

  test('touches the pages of a slide and no site', () => {
    expect(touchedBy('slide-1')).toEqual({ sites: [], pages: [{ site: 'harbour', path: '/' }] });
  });

  test('touches the pages of offers for a model, and the site of a dealership', () => {
    expect(touchedBy('model-kestrel').pages).toEqual([{ site: 'harbour', path: '/' }]);
    expect(touchedBy('dealership-1').sites).toEqual(['harbour']);
  });

  test('touches the sites whose offers name a model', () => {
    expect(touchedBy('model-kestrel').sites).toEqual(['harbour', 'northside']);
  });
});
