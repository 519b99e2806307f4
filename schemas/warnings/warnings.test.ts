import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { createSchema, type SanityDocument, type ValidateDocumentOptions, validateDocument } from 'sanity';
import { describe, expect, test } from 'vitest';
import { schemaTypes } from '../types.ts';
import { type SiteAddresses, standsAt } from './addresses.ts';
import { placeOf } from './alt.ts';
import { listBadge } from './inLists.ts';
import { LIMITS } from './lengths.ts';
import { TEMPLATE_WORDS } from './templateWords.ts';

const workspace = { schema: createSchema({ name: 'test', types: schemaTypes }) };
type Stored = { _id: string; _type: string; [field: string]: unknown };

async function complaints(document: Record<string, unknown>, dataset: readonly Stored[] = []) {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      (await evaluate(parse(query, { params }), { dataset, params })).get(),
  };
  const markers = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document } as SanityDocument,
    workspace,
    environment: 'studio',
    getClient: () => client,
    getDocumentExists: async () => true,
  } as unknown as ValidateDocumentOptions);
  return markers.map(({ level, path, message }) => {
    const place = path.map((part) => (typeof part === 'object' ? '[]' : part)).join('.');
    return `${level} ${place}: ${message}`;
  });
}

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const site = reference('site-harbour');
const page = (...blocks: object[]) => ({
  _id: 'drafts.page',
  _type: 'page',
  title: 'About us',
  site,
  path: { _type: 'slug', current: '/about-us' },
  blocks: blocks.map((block, index) => ({ _key: `k${index}`, ...block })),
});
const slide = (fields: object) => ({
  _id: 'drafts.slide',
  _type: 'slide',
  name: 'The range',
  site,
  image: { _type: 'picture', asset: reference('image-a') },
  ...fields,
});
const picture = (fields: object = {}) => ({ _type: 'picture', asset: reference('image-a'), ...fields });

describe('words too long for their place', () => {
  test.each([
    [55, []],
    [56, ['warning name: Long headlines cover the picture on phones; keep it to 55 characters (now 56).']],
    [97, ['error name: These are 97 characters, and 74 fit. Long headlines cover the picture on phones.']],
  ])('a headline of %s letters', async (length, expected) => {
    const image = picture({ alt: 'A car' });
    expect(await complaints(slide({ name: 'a'.repeat(length), image }))).toEqual(expected);
  });

  test('a heading of a block that is too long cannot be published', async () => {
    const block = { _type: 'bodyTypeTiles', heading: 'a'.repeat(97) };
    expect(await complaints(page(block))).toEqual([
      'error blocks.[].heading: These are 97 characters, and 89 fit. A heading of more than three lines is skipped on phones.',
    ]);
  });

  test('what is good is never more than the most', () => {
    for (const { good, most } of Object.values(LIMITS)) expect(good).toBeLessThan(most);
  });
});

describe('a picture without a description', () => {
  const said = async (document: Record<string, unknown>) =>
    (await complaints(document))
      .filter((problem) => /picture/.test(problem))
      .map((problem) => problem.split(':')[0]);

  test('is refused where it stands for itself, and only missed behind words', async () => {
    const pictures = [
      { _key: 'a', ...picture() },
      { _key: 'b', ...picture({ alt: 'A yard' }) },
    ];
    expect(await said(page({ _type: 'gallery', pictures }))).toEqual(['error blocks.[].pictures.[].alt']);
    const content = [{ _key: 'a', ...picture() }];
    expect(await said(page({ _type: 'richText', content, width: 'full' }))).toEqual([
      'error blocks.[].content.[].alt',
    ]);
    expect(await said(slide({}))).toEqual(['warning image.alt']);
    expect(await said(slide({ hide_overlay: true }))).toEqual(['error image.alt']);
  });

  test('may be mere decoration', async () => {
    expect(await said(slide({ hide_overlay: true, image: picture({ decorative: true }) }))).toEqual([]);
    expect(await said(slide({ image: picture({ decorative: true }) }))).toEqual([]);
  });

  test('its place is the type that holds it and the field', () => {
    const document = page({ _type: 'columns', columns: [{ _key: 'c', _type: 'column', image: picture() }] });
    const path = ['blocks', { _key: 'k0' }, 'columns', { _key: 'c' }, 'image'];
    expect(placeOf(path, document as never)).toBe('column.image');
  });
});

describe('links that lead nowhere', () => {
  const button = (path: string) => ({
    _type: 'callToAction',
    heading: 'Go',
    tone: 'brand',
    actions: [{ _type: 'action', _key: 'a', label: 'Go', link: { _type: 'link', kind: 'path', path } }],
  });
  const lake = [
    {
      _id: 'site-harbour',
      _type: 'site',
      settings: { _type: 'siteSettings' },
      locations: [reference('albion')],
    },
    { _id: 'albion', _type: 'location', slug: { current: 'albion' } },
    { _id: 'page-finance', _type: 'page', site, path: { current: '/money' } },
    { _id: 'redirect-a', _type: 'redirect', site, from: '/old', to: '/money' },
  ];

  test('are told, a redirect on the way too', async () => {
    const nothing =
      "warning blocks.[].actions.[].link.path: Nothing stands at '/monye' on this site: whoever clicks finds no page.";
    expect(await complaints(page(button('/monye?a=1')), lake)).toEqual([nothing]);
    expect(await complaints(page(button('/old')), lake)).toEqual([
      "warning blocks.[].actions.[].link.path: '/old' only leads on to another address. Link straight to where it leads.",
    ]);
    for (const path of ['/', '/money#a', '/search?x=y', '/contact-us/albion', '#top', '/special-offers'])
      expect(await complaints(page(button(path)), lake), path).toEqual([]);
  });

  const addresses: SiteAddresses = {
    pages: ['/money', '/a/b/c'],
    redirects: ['/old'],
    offers: ['wheels'],
    posts: ['hello'],
    places: ['albion'],
    manufacturers: ['kestrel'],
    models: ['k5'],
    settings: null,
  };
  test.each([
    ['/Money/', 'something'],
    ['/a/b/c', 'something'],
    ['/OLD', 'redirect'],
    ['/offers/wheels', 'something'],
    ['/offers/kestrel/wheels', 'something'],
    ['/offers/gone', null],
    ['/blog', 'something'],
    ['/blog/gone', null],
    ['/search/kestrel/k5', 'something'],
    ['/search/used-cars', 'something'],
    ['/search/albino', null],
    ['/brands/kestrel', 'something'],
    ['/kestrel/overview', 'something'],
    ['/k5', 'something'],
    ['/contact-us/albion', 'something'],
    ['/contact-us/gone', null],
    ['/watchlist', 'something'],
    ['/nowhere', null],
  ])('at %s stands %s', (path, expected) => {
    expect(standsAt(path, addresses)).toBe(expected);
  });

  test('every page of a site is found, however it is written', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '?a=b', '#c', '/'), (path, end) => {
        const pages = [path.toLowerCase().replace(/\/+$/, '') || '/'];
        fc.pre(!/[%?#]/.test(path));
        expect(standsAt(`${path}${end}`, { ...addresses, pages })).toBe('something');
      }),
    );
  });
});

test('blocks that show nothing say why', async () => {
  const text = { _type: 'block', _key: 't', children: [{ _type: 'span', text: '  ' }] };
  const blocks = [
    { _type: 'richText', content: [text], width: 'full' },
    { _type: 'latestNews', limit: 3 },
    { _type: 'team' },
  ];
  expect(await complaints(page(...blocks))).toEqual([
    'warning blocks.[]: There is not a word in it: it shows nothing.',
    'warning blocks.[]: It shows nothing yet: the blog of this site has no post.',
    'warning blocks.[]: It shows nothing yet: no people are entered for this site.',
  ]);
});

test('claims in words are checked, and figures in braces must be ones that there are', async () => {
  const lake = [
    {
      _id: 'site-harbour',
      _type: 'site',
      name: 'Harbour',
      founded: 2020,
      locations: ['a', 'b', 'c'].map(reference),
    },
    ...['a', 'b', 'c'].map((_id) => ({
      _id,
      _type: 'location',
      address: { street: _id === 'c' ? '2 High St' : '1 High St', city: 'Albion' },
    })),
  ];
  const words = async (heading: string) =>
    (await complaints(page({ _type: 'bodyTypeTiles', heading }), lake)).map(
      (problem) => problem.split(': ')[1],
    );
  expect(await words('50+ locations and one promise')).toEqual([
    'Harbour has 2 locations here, not 50. Write {locations} and the number is filled in.',
  ]);
  expect(await words('2 locations, {years} years, {cars} cars')).toEqual([]);
  expect(await words('{shops}')).toEqual([
    '{shops} is no figure. There are {locations}, {brands}, {cars}, {years}.',
  ]);
});

test('what a template asks of an editor cannot be published, and is named with its block', async () => {
  const content = [
    {
      _type: 'block',
      _key: 't',
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: 's', text: `We keep it. ${TEMPLATE_WORDS.promise}`, marks: [] }],
    },
  ];
  const policy = page({ _type: 'richText', content, width: 'full' });
  expect(await complaints(policy)).toEqual([
    "error blocks.[].content.[].children.[].text: Text: 'Say here what is promised, in short sentences.' is still what the template asks of you. Write it, or take it out.",
  ]);
  expect(listBadge(policy)).toBe('⚠ 1 thing to mend');
  expect(await complaints(page({ _type: 'bodyTypeTiles', heading: 'Say here what you like' }))).toEqual([]);
});

test('lists say how many things a document has to mend', () => {
  expect(listBadge(page({ _type: 'bodyTypeTiles' }))).toBeUndefined();
  const pictures = [{ _key: 'a', ...picture() }];
  expect(listBadge(page({ _type: 'gallery', heading: 'a'.repeat(97), pictures }))).toBe('⚠ 2 things to mend');
  expect(listBadge(slide({ hide_overlay: true }))).toBe('⚠ 1 thing to mend');
});
