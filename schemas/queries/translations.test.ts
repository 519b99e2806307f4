import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import { blogPostQuery, blogPostsQuery } from './blog.ts';
import { navigationQuery } from './navigation.ts';
import { noticesQuery } from './notices.ts';
import { offersQuery } from './offers.ts';
import { pageQuery } from './page.ts';
import { pagePathsQuery } from './pagePaths.ts';
import { peopleQuery } from './people.ts';
import { promoCardsQuery } from './promoCards.ts';
import { translatedQuery } from './touched.ts';

const ref = (id: string) => ({ _type: 'reference', _ref: id });
const slug = (current: string) => ({ _type: 'slug', current });
const site = ref('site-a');

type Document = { _id: string; _type: string } & Record<string, unknown>;

/** An English document, its Vietnamese translation, and the metadata that links them. */
function translated(english: Document, fields: Record<string, unknown>): Document[] {
  const translation = { ...english, ...fields, _id: `${english._id}-vi`, language: 'vi' };
  return [english, translation, linked(english._id, translation._id)];
}
const linked = (english: string, translation: string) => ({
  _id: `translations-${english}-${translation}`,
  _type: 'translation.metadata',
  translations: [
    { language: 'en', value: ref(english) },
    { language: 'vi', value: ref(translation) },
  ],
});

const offer = (id: string, fields: Record<string, unknown> = {}): Document => ({
  _id: id,
  _type: 'offer',
  name: `Offer ${id}`,
  category: 'Service offer',
  description: 'Free check',
  slug: slug(id),
  sites: [site],
  endsAt: '2026-12-31T00:00:00Z',
  ...fields,
});

const dataset: Document[] = [
  {
    _id: 'site-a',
    _type: 'site',
    slug: slug('a'),
    header: ref('header'),
    footer: ref('footer'),
    popupPromotion: ref('popup'),
  },
  { _id: 'site-b', _type: 'site', slug: slug('b') },
  ...translated(
    {
      _id: 'home',
      _type: 'page',
      site,
      title: 'Home',
      path: slug('/'),
      blocks: [
        { _key: 'hero', _type: 'heroCarousel', slides: [ref('slide')] },
        { _key: 'offers', _type: 'specialOffers', mode: 'chosen', offers: [ref('service'), ref('tyres')] },
      ],
    },
    { title: 'Trang chủ', path: slug('/old-address') },
  ),
  { _id: 'about', _type: 'page', site, title: 'About us', path: slug('/about-us') },
  ...translated(
    {
      _id: 'slide',
      _type: 'slide',
      site,
      name: 'Summer',
      description: 'Long evenings',
      showUntil: '2026-12-31',
    },
    { name: 'Mùa hè', description: undefined, showUntil: undefined },
  ),
  ...translated(offer('service'), {
    name: 'Bảo dưỡng',
    description: 'Kiểm tra miễn phí',
    endsAt: '2030-01-01',
  }),
  offer('tyres'),
  ...translated(
    { _id: 'header', _type: 'navigation', site, menus: [{ _key: 'm', label: 'Used cars' }] },
    { menus: [{ _key: 'm', label: 'Xe cũ' }] },
  ),
  { _id: 'footer', _type: 'navigation', site, groups: [{ _key: 'g', title: 'Company' }] },
  ...translated(
    { _id: 'bar', _type: 'announcement', site, kind: 'bar', text: 'Open on Monday' },
    { text: 'Mở cửa thứ Hai' },
  ),
  ...translated(
    { _id: 'popup', _type: 'popup', site, title: 'Sale', delay: 9 },
    { title: 'Giảm giá', delay: 1 },
  ),
  ...translated(
    { _id: 'card', _type: 'promoCard', site, title: 'Trade in', action: { label: 'Start' } },
    { title: 'Đổi xe cũ', action: { label: 'Bắt đầu' } },
  ),
  ...translated(
    {
      _id: 'post',
      _type: 'blogPost',
      site,
      slug: slug('post'),
      heading: 'News',
      date: '2026-01-01',
      body: [{ _key: 'b', _type: 'block', children: [{ _key: 's', _type: 'span', text: 'English' }] }],
      seo: { title: 'News', noindex: true },
    },
    { heading: 'Tin tức', body: undefined, seo: { title: 'Tin tức' } },
  ),
  ...translated(
    { _id: 'mai', _type: 'person', site, name: 'Mai', role: 'Manager' },
    { role: 'Quản lý', name: 'X' },
  ),
];

function ask(query: string, params: Record<string, string>, documents = dataset) {
  return evaluateSync(parse(query, { params }), { dataset: documents, params }).data as never;
}
const inVietnamese = { site: 'a', language: 'vi' };
const inEnglish = { site: 'a', language: 'en' };

describe('a page', () => {
  test('is shown as translated, at the address of its English page', () => {
    expect(ask(pageQuery, { ...inVietnamese, path: '/' })).toMatchObject({
      id: 'home-vi',
      title: 'Trang chủ',
    });
    expect(ask(pageQuery, { ...inVietnamese, path: '/old-address' })).toBeNull();
  });

  test('is shown in English without a translation, and in English at its plain address', () => {
    expect(ask(pageQuery, { ...inVietnamese, path: '/about-us' })).toMatchObject({ title: 'About us' });
    expect(ask(pageQuery, { ...inEnglish, path: '/' })).toMatchObject({ id: 'home', title: 'Home' });
    expect(ask(pageQuery, { site: 'a', path: '/', language: 'zh' })).toMatchObject({ id: 'home' });
  });

  test('shows translated slides and offers with the dates of the English ones', () => {
    expect(ask(pageQuery, { ...inVietnamese, path: '/' })).toMatchObject({
      blocks: [
        {
          slides: [
            {
              id: 'slide',
              translation_id: 'slide-vi',
              name: 'Mùa hè',
              description: 'Long evenings',
              showUntil: '2026-12-31',
            },
          ],
        },
        { offers: [{ name: 'Bảo dưỡng', endsAt: '2026-12-31T00:00:00Z' }, { name: 'Offer tyres' }] },
      ],
    });
  });

  test('is listed once for the sitemap', () =>
    expect(ask(pagePathsQuery, { site: 'a' })).toMatchObject([{ path: '/' }, { path: '/about-us' }]));
});

describe('offers', () => {
  const names = (language: string, documents = dataset) =>
    (ask(offersQuery, { site: 'a', language }, documents) as { name: string }[]).map(({ name }) => name);

  test('are listed once, in the language where there is a translation', () => {
    expect(names('vi').toSorted()).toEqual(['Bảo dưỡng', 'Offer tyres']);
    expect(names('en').toSorted()).toEqual(['Offer service', 'Offer tyres']);
  });

  test('do not take texts from an offer of another site', () => {
    const foreign = { ...offer('foreign'), name: 'Foreign', language: 'vi', sites: [ref('site-b')] };
    expect(names('vi', [...dataset, foreign, linked('tyres', 'foreign')])).toContain('Offer tyres');
  });

  test('do not take texts from a document that no metadata links', () => {
    const loose = { ...offer('loose'), name: 'Loose', language: 'vi' };
    expect(names('vi', [...dataset, loose])).not.toContain('Loose');
  });
});

test('the header and footer are shown as translated, or in English', () => {
  expect(ask(navigationQuery, inVietnamese)).toMatchObject({
    header: { id: 'header-vi', menus: [{ label: 'Xe cũ' }] },
    footer: { groups: [{ title: 'Company' }] },
  });
  expect(ask(navigationQuery, inEnglish)).toMatchObject({ header: { menus: [{ label: 'Used cars' }] } });
});

test('announcements and popups have the texts of the language and the facts of the English ones', () => {
  expect(ask(noticesQuery, inVietnamese)).toMatchObject({
    announcements: [{ id: 'bar', text: 'Mở cửa thứ Hai' }],
    popup: { id: 'popup', title: 'Giảm giá', delay: 9 },
  });
  expect(ask(noticesQuery, inEnglish)).toMatchObject({ announcements: [{ text: 'Open on Monday' }] });
});

test('promo cards, people and posts have the texts of the language, each once', () => {
  expect(ask(promoCardsQuery, inVietnamese)).toMatchObject([
    { id: 'card', title: 'Đổi xe cũ', action: { label: 'Bắt đầu' } },
  ]);
  expect(ask(peopleQuery, inVietnamese)).toMatchObject([{ id: 'mai', name: 'Mai', role: 'Quản lý' }]);
  expect(ask(blogPostsQuery, inVietnamese)).toMatchObject([{ id: 'post', heading: 'Tin tức' }]);
});

test('a post shows its English text where it is not translated, and stays out of search engines', () =>
  expect(ask(blogPostQuery, { ...inVietnamese, slug: 'post' })).toMatchObject({
    heading: 'Tin tức',
    body: [{ children: [{ text: 'English' }] }],
    seo: { title: 'Tin tức', noindex: true },
  }));

test('the English document of a translation and of metadata is found', () => {
  expect(ask(translatedQuery, { id: 'home-vi' })).toEqual([{ id: 'home', path: '/' }]);
  expect(ask(translatedQuery, { id: 'translations-bar-bar-vi' })).toEqual([{ id: 'bar', path: null }]);
});
