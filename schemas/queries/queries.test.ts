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
import { hostsQuery } from './hosts.ts';
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

describe('site', () => {
  test('answers identity, scope, raw settings and features (SITE-34..42)', () => {
    const site = ask<SiteQueryResult>(siteQuery, { site: 'harbour' });
    expect(site).toMatchObject({ slug: 'harbour', name: 'Harbour', template: 'group' });
    expect(site?.dealerships.map(({ slug }) => slug)).toEqual(['harbour-toyota']);
    expect(site?.settings?.hitsPerPage).toBe(24);
    expect(site?.features?.reserveEnabled).toBe(true);
  });

  test('an unknown site is null, another has its own features (SITE-01)', () => {
    expect(ask(siteQuery, { site: 'nobody' })).toBeNull();
    expect(ask<SiteQueryResult>(siteQuery, { site: 'northside' })?.features).toBeNull();
  });

  test('every site is listed with its hosts', () => {
    const sites = ask<HostsQueryResult>(hostsQuery);
    expect(sites.map(({ slug }) => slug)).toEqual(['harbour', 'northside']);
    expect(sites.map(({ dealershipIds }) => dealershipIds)).toEqual([['dealership-1'], []]);
  });
});

describe('page', () => {
  test('the same path of two sites gives each its own page (ROUTE-69)', () => {
    expect(ask<PageQueryResult>(pageQuery, { site: 'harbour', path: '/' })?.title).toBe('Harbour home');
    expect(ask<PageQueryResult>(pageQuery, { site: 'northside', path: '/' })?.title).toBe('Northside home');
    expect(ask(pageQuery, { site: 'northside', path: '/about-us' })).toBeNull();
  });

  test('a slide carries id, name, description, url and hide_overlay (HOME-23..27)', () => {
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

  test('links, slides and pictures are resolved in blocks', () => {
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

  test('a block without its values still has its lists and texts', () => {
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

  test('the sitemap query answers every path of one site', () => {
    expect(ask<{ path: string; noindex: boolean }[]>(pagePathsQuery, { site: 'harbour' })).toMatchObject([
      { path: '/', noindex: false },
      { path: '/about-us', noindex: true },
    ]);
  });
});

describe('notices', () => {
  test('a site has its own announcements and the popup chosen for it (POPUP-01 ANN-06)', () => {
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
  test('a post carries heading, image, description and date, the newest first, each on its own site (HOME-30..33)', () => {
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

  test('one post has its text; a draft of nothing still has its lists (OPEN-101)', () => {
    const post = ask<BlogPostQueryResult>(blogPostQuery, { site: 'harbour', slug: 'old' });
    expect(post).toMatchObject({ heading: '', body: [], seo: { noindex: false } });
    expect(ask(blogPostQuery, { site: 'northside', slug: 'old' })).toBeNull();
  });
});

describe('offers', () => {
  test('an offer shows on its sites and not on those it excludes (OFFER-12)', () => {
    const ids = (site: string) => ask<OffersQueryResult>(offersQuery, { site }).map(({ id }) => id);
    expect(ids('harbour')).toEqual(['offer-own', 'offer-shared']);
    expect(ids('northside')).toEqual(['offer-shared']);
  });

  test('an offer carries its words, its picture and its manufacturer, or none (OFFER-01..03 OFFER-05..08)', () => {
    const [own, sharedOffer] = ask<OffersQueryResult>(offersQuery, { site: 'harbour' });
    expect(sharedOffer).toMatchObject({
      id: 'offer-shared',
      name: 'Shared',
      description: 'Five services included.',
      disclaimer: 'Until June.',
      category: 'Finance offer',
      image_url: 'https://cdn/a.jpg',
      manufacturer: { id: 'make-aquila', name: 'Aquila', slug: 'aquila' },
    });
    expect(own).toMatchObject({ manufacturer: null, image_url: null, description: '' });
  });

  test('an offer carries its model (OFFER-09 to OFFER-11)', () => {
    const [, sharedOffer] = ask<OffersQueryResult>(offersQuery, { site: 'harbour' });
    expect(sharedOffer?.model).toEqual({ name: 'Kestrel', slug: 'kestrel', override_url: '/kestrel-launch' });
    expect(sharedOffer?.excluded_website_ids).toEqual([]);
  });
});

describe('redirects', () => {
  test('each names its site; one without an end is left out', () => {
    expect(ask(redirectsQuery)).toEqual([
      { site: 'harbour', from: '/old', to: '/new', permanent: true },
      { site: 'harbour', from: '/soon', to: 'https://example.com', permanent: false },
    ]);
  });
});

describe('locations', () => {
  test("hidden ones are left out, the order is the site's (LOC-13)", () => {
    const locations = ask<LocationsQueryResult>(locationsQuery, { site: 'harbour' });
    expect(locations?.map(({ id }) => id)).toEqual(['location-b', 'location-a']);
  });

  test('hours keep the names of their fields (HOURS-01 to HOURS-09)', () => {
    const [, location] = ask<LocationsQueryResult>(locationsQuery, { site: 'harbour' }) ?? [];
    expect(location?.contact_detail.opening_hours).toEqual([
      { weekday: 1, status: 'Open', formated_hours: null, open: '08:30', close: '17:30' },
    ]);
    expect(location?.special_hours).toMatchObject([{ date: '2026-12-25', location_id: 'location-a' }]);
    expect(location).toMatchObject({ dealership_id: 'dealership-1', dealership_slug: 'harbour-toyota' });
  });
});

describe('navigation', () => {
  test("a mega menu without models of its own has those of its site's manufacturer (NAV-11)", () => {
    const models = (site: string) =>
      ask<NavigationQueryResult>(navigationQuery, { site })?.header?.menus.flatMap((menu) =>
        (menu.models ?? []).map(({ href }) => href),
      );
    expect(models('northside')).toEqual(['/kestrel-launch', '/osprey']);
  });

  test('a custom footer stands in place of the default one (SITE-32)', () => {
    const titles = (site: string) =>
      ask<NavigationQueryResult>(navigationQuery, { site })?.footer?.groups.map(({ title }) => title);
    expect(titles('harbour')).toEqual(['Custom']);
    expect(titles('northside')).toEqual(['Buyer Tools']);
  });
});

describe('what a change touches', () => {
  const touchedBy = (id: string) =>
    ask<{ sites: string[]; pages: { site: string; path: string }[] }>(touchedQuery, { id });

  test('a slide touches the pages it is on, and no other site', () => {
    expect(touchedBy('slide-1')).toEqual({ sites: [], pages: [{ site: 'harbour', path: '/' }] });
  });

  test('a model touches pages through offers and sites through menus', () => {
    expect(touchedBy('model-kestrel').pages).toEqual([{ site: 'harbour', path: '/' }]);
    expect(touchedBy('dealership-1').sites).toEqual(['harbour']);
  });

  test('a model touches the sites whose offers name it', () => {
    expect(touchedBy('model-kestrel').sites).toEqual(['harbour', 'northside']);
  });
});
