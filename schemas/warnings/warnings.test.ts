import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { complaints } from '../testing/validate.ts';
import { type SiteAddresses, targetKind } from './addresses.ts';
import { placeOf } from './alt.ts';
import { LIMITS } from './lengths.ts';
import { listBadge } from './listBadge.ts';
import { TEMPLATE_PLACEHOLDERS } from './templatePlaceholders.ts';
import { numberIn, WRITTEN_NUMBER } from './writtenNumbers.ts';

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

describe('text that is too long for its place', () => {
  test.each([
    [55, []],
    [56, ['warning name: Long headlines cover the picture on phones; keep it to 55 characters (now 56).']],
    [
      97,
      ['error name: This has 97 characters, and at most 74 fit. Long headlines cover the picture on phones.'],
    ],
  ])('a headline of %s letters', async (length, expected) => {
    const image = picture({ alt: 'A car' });
    expect(await complaints(slide({ name: 'a'.repeat(length), image }))).toEqual(expected);
  });

  test('blocks publishing a heading that is too long', async () => {
    const block = { _type: 'bodyTypeTiles', heading: 'a'.repeat(97) };
    expect(await complaints(page(block))).toEqual([
      'error blocks.[].heading: This has 97 characters, and at most 89 fit. Headings of more than three lines are skipped on phones.',
    ]);
  });

  test('is recommended to be shorter than the maximum', () => {
    for (const { good, most } of Object.values(LIMITS)) expect(good).toBeLessThan(most);
  });
});

describe('a picture without a description', () => {
  const problemsOfPage = async (document: Record<string, unknown>) =>
    (await complaints(document))
      .filter((problem) => /picture/.test(problem))
      .map((problem) => problem.split(':')[0]);

  test('is an error, and a warning behind text', async () => {
    const pictures = [
      { _key: 'a', ...picture() },
      { _key: 'b', ...picture({ alt: 'A yard' }) },
    ];
    expect(await problemsOfPage(page({ _type: 'gallery', pictures }))).toEqual([
      'error blocks.[].pictures.[].alt',
    ]);
    const content = [{ _key: 'a', ...picture() }];
    expect(await problemsOfPage(page({ _type: 'richText', content, width: 'full' }))).toEqual([
      'error blocks.[].content.[].alt',
    ]);
    expect(await problemsOfPage(slide({}))).toEqual(['warning image.alt']);
    expect(await problemsOfPage(slide({ hide_overlay: true }))).toEqual(['error image.alt']);
  });

  test('may be decorative', async () => {
    expect(await problemsOfPage(slide({ hide_overlay: true, image: picture({ decorative: true }) }))).toEqual(
      [],
    );
    expect(await problemsOfPage(slide({ image: picture({ decorative: true }) }))).toEqual([]);
  });

  test('is found by document type and field', () => {
    const document = page({ _type: 'columns', columns: [{ _key: 'c', _type: 'column', image: picture() }] });
    const path = ['blocks', { _key: 'k0' }, 'columns', { _key: 'c' }, 'image'];
    expect(placeOf(path, document as never)).toBe('column.image');
  });
});

describe('dead links', () => {
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

  test('are reported, through a redirect too', async () => {
    const nothing =
      "warning blocks.[].actions.[].link.path: There is no page at '/monye' on this site. Visitors who follow this link get an error.";
    expect(await complaints(page(button('/monye?a=1')), lake)).toEqual([nothing]);
    expect(await complaints(page(button('/old')), lake)).toEqual([
      "warning blocks.[].actions.[].link.path: '/old' redirects to another address. Link to that address instead.",
    ]);
    for (const path of ['/', '/money#a', '/search?x=y', '/contact-us/albion', '#top', '/special-offers'])
      expect(await complaints(page(button(path)), lake), path).toEqual([]);
  });

  const addresses: SiteAddresses = {
    pages: ['/money', '/a/b/c'],
    redirects: [{ from: '/old', to: '/money', permanent: true }],
    offers: ['wheels'],
    posts: ['hello'],
    places: ['albion'],
    manufacturers: ['kestrel'],
    models: ['k5'],
    settings: null,
    features: { garageEnabled: true },
  };
  test.each([
    ['/money/', 'page'],
    ['/Money', null],
    ['/a/b/c', 'page'],
    ['/OLD', 'redirect'],
    ['/offers/wheels', 'page'],
    ['/offers/kestrel/wheels', 'page'],
    ['/offers/gone', null],
    ['/blog', 'page'],
    ['/blog/gone', null],
    ['/search/kestrel/k5', 'page'],
    ['/search/used-cars', 'page'],
    ['/search/albino', null],
    ['/brands/kestrel', 'page'],
    ['/kestrel/overview', 'page'],
    ['/k5', 'page'],
    ['/contact-us/albion', 'page'],
    ['/contact-us/gone', null],
    ['/favourites', 'page'],
    ['/watchlist', null],
    ['/my-garage', 'page'],
    ['/mymotorama', null],
    ['/book-test-drive', 'page'],
    ['/trade-in', 'page'],
    ['/sell-your-car', 'page'],
    ['/finance', 'page'],
    ['/finance-enquiry', null],
    ['/spin-to-win', null],
    ['/compare', null],
    ['/nowhere', null],
  ])('at %s stands %s', (path, expected) => {
    expect(targetKind(path, addresses)).toBe(expected);
  });

  test('are not reported for any page of the site', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '?a=b', '#c', '/'), (path, end) => {
        const pages = [path.replace(/\/+$/, '') || '/'];
        fc.pre(!/[%?#]/.test(path));
        expect(targetKind(`${path}${end}`, { ...addresses, pages })).toBe('page');
      }),
    );
  });
});

test('blocks that show nothing have a warning', async () => {
  const text = { _type: 'block', _key: 't', children: [{ _type: 'span', text: '  ' }] };
  const blocks = [
    { _type: 'richText', content: [text], width: 'full' },
    { _type: 'latestNews', limit: 3 },
    { _type: 'team' },
  ];
  expect(await complaints(page(...blocks))).toEqual([
    'warning blocks.[]: Hidden, because it contains no text.',
    'warning blocks.[]: Hidden until a blog post is published.',
    'warning blocks.[]: Hidden until people are added to this site.',
  ]);
});

test('blocks whose content is expired or scheduled have a warning', async () => {
  const past = '2020-01-01T00:00:00Z';
  const future = '2120-01-01T00:00:00Z';
  const sites = [site];
  const lake = [
    { _id: 'site-harbour', _type: 'site', name: 'Harbour' },
    { _id: 'offer-ended', _type: 'offer', sites, endsAt: past },
    { _id: 'offer-elsewhere', _type: 'offer', sites, excludedSites: [site] },
    { _id: 'offer-runs', _type: 'offer', sites, startsAt: past, endsAt: future },
    { _id: 'slide-later', _type: 'slide', site, showFrom: future },
    { _id: 'slide-now', _type: 'slide', site, showFrom: past },
    { _id: 'card-over', _type: 'promoCard', site, expiry: past },
    { _id: 'post-later', _type: 'blogPost', site, date: future },
  ];
  const choiceOf = (...ids: string[]) => ({
    _type: 'specialOffers',
    mode: 'chosen',
    offers: ids.map((id) => ({ ...reference(id), _key: id })),
  });
  const carousel = (...ids: string[]) => ({
    _type: 'heroCarousel',
    slides: ids.map((id) => ({ ...reference(id), _key: id })),
  });
  const problemsOfBlock = async (block: object) =>
    (await complaints(page(block), lake))
      .filter((problem) => problem.startsWith('warning blocks.[]: '))
      .map((problem) => problem.replace('warning blocks.[]: ', ''));
  const NO_OFFER = 'Hidden, because none of its offers is running.';
  expect(await problemsOfBlock(choiceOf('offer-ended', 'offer-elsewhere', 'offer-gone'))).toEqual([NO_OFFER]);
  expect(await problemsOfBlock(choiceOf('offer-ended', 'offer-runs'))).toEqual([]);
  expect(await problemsOfBlock(carousel('slide-later'))).toEqual([
    'Hidden, because none of its slides is published and scheduled for now.',
  ]);
  expect(await problemsOfBlock(carousel('slide-later', 'slide-now'))).toEqual([]);
  expect(
    await problemsOfBlock({ _type: 'promoCards', cards: [{ ...reference('card-over'), _key: 'c' }] }),
  ).toEqual(['Hidden, because none of its cards is published and scheduled for now.']);
  expect(await problemsOfBlock({ _type: 'latestNews', limit: 3 })).toEqual([
    'Hidden until a blog post is published.',
  ]);
});

test('a block of cars has a warning if the site has no such cars', async () => {
  const requests: string[] = [];
  const answers: Record<string, object | number> = {
    'refinementList%5Bmake%5D%5B0%5D=Kia': { count: 0 },
    'refinementList%5Bmake%5D%5B0%5D=Jayco': { count: 4 },
    'refinementList%5Bcar_type%5D%5B0%5D=used': { count: 0 },
    'refinementList%5Bmake%5D%5B0%5D=Mazda': 502,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const answer = answers[address.split('?')[1] ?? ''];
    return typeof answer === 'object'
      ? Response.json(answer)
      : new Response(null, { status: Number(answer ?? 404) });
  });
  const lake = [{ _id: 'site-harbour', _type: 'site', name: 'Harbour', url: 'https://harbour.example/' }];
  const cars = (make: string) => ({
    _type: 'featuredCars',
    heading: 'Cars',
    sort: 'custom_rank:desc',
    count: 6,
    layout: 'grid',
    filter: { makes: [make] },
  });
  const blocks = [
    cars('Kia'),
    cars('Jayco'),
    cars('Mazda'),
    { _type: 'featuredUsedCars', title: 'Featured used cars' },
  ];
  try {
    const emptyProblem =
      'warning blocks.[]: Hidden, because no matching cars are in stock. It is shown again when there are some.';
    expect(await complaints(page(...blocks), lake)).toEqual([emptyProblem, emptyProblem]);
    expect(requests).toHaveLength(4);
    expect(requests[0]).toMatch(/^https:\/\/harbour\.example\/api\/stock\/count\?/);
    // The form validates on each keystroke, so the count is cached.
    await complaints(page(...blocks), lake);
    expect(requests).toHaveLength(4);
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('text of documents other than pages', () => {
  const lake = [
    { _id: 'site-harbour', _type: 'site', name: 'Harbour', locations: [reference('a')] },
    { _id: 'a', _type: 'location', address: { street: '1 High St', city: 'Albion' } },
  ];
  const problemsOfDocument = async (document: Record<string, unknown>) =>
    (await complaints({ _id: 'drafts.d', ...document }, lake)).filter((problem) =>
      /not \d+\.|filled in|not a placeholder/.test(problem),
    );
  const body = (text: string) => [
    { _type: 'block', _key: 'b', style: 'normal', children: [{ _type: 'span', _key: 's', text, marks: [] }] },
  ];
  const documents = (text: string) =>
    ({
      slide: { _type: 'slide', site, name: 'Us', description: text },
      offer: { _type: 'offer', sites: [site], name: 'Us', description: text },
      popup: { _type: 'popup', site, title: 'Us', text },
      announcement: { _type: 'announcement', site, text },
      blogPost: { _type: 'blogPost', site, heading: 'Us', body: body(text) },
      promoCard: { _type: 'promoCard', site, title: 'Us', text },
      page: { ...page(), seo: { _type: 'seo', description: text } },
    }) as const;
  const types = Object.keys(documents('')) as (keyof ReturnType<typeof documents>)[];

  test.each(types)('has a warning for an exaggerated claim in a %s', async (type) => {
    for (const [claim, number] of [
      ['Come to one of our 50+ locations today.', 50],
      ['Our six locations are open.', 6],
      ['Twenty-five dealerships, one promise.', 25],
      ['12 convenient yards', 12],
    ] as const) {
      const problems = await problemsOfDocument(documents(claim)[type]);
      expect(problems, claim).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^warning .*Harbour has one location here, not ${number}\\.`));
    }
    expect(
      await problemsOfDocument(documents('One location, five-star service, 10 am to 5 pm.')[type]),
    ).toEqual([]);
  });

  test.each(types)('has an error for unknown placeholders in a %s', async (type) => {
    const problems = await problemsOfDocument(documents('All {locations} of {shops}')[type]);
    const unknownFigures = problems.filter((problem) =>
      /^error .*\{shops\} is not a placeholder/.test(problem),
    );
    const notHere = problems.filter((problem) =>
      /^error .*\{locations\} is filled in only in the blocks and slides of pages/.test(problem),
    );
    expect([unknownFigures.length, notHere.length]).toEqual([1, type === 'slide' ? 0 : 1]);
  });
});

test('reads numbers in words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), (number) => {
      const words = inWords(number);
      expect(new RegExp(`^(?:${WRITTEN_NUMBER})$`, 'i').test(words), words).toBe(true);
      expect(numberIn(words)).toBe(number);
    }),
  );
  expect(numberIn('1,200')).toBe(1200);
});

/** Converts a number up to a hundred to words, independently of the code under test. */
function inWords(number: number): string {
  const smallNumbers =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    );
  const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
  if (number === 100) return 'a hundred';
  if (number < 20) return smallNumbers[number] ?? '';
  const rest = number % 10;
  return `${tens[Math.floor(number / 10) - 2]}${rest ? `-${smallNumbers[rest]}` : ''}`;
}

test('menus, popups, offers and posts have limits for their text', async () => {
  const menus = (label: string) => ({
    _id: 'drafts.nav',
    _type: 'navigation',
    menus: [{ _type: 'menu', _key: 'm', kind: 'link', label }],
  });
  const cases = [
    [(words: string) => menus(words), 'menuLabel'],
    [(title: string) => ({ _id: 'drafts.p', _type: 'popup', site, title }), 'popupHeadline'],
    [(name: string) => ({ _id: 'drafts.o', _type: 'offer', name }), 'offerName'],
    [(heading: string) => ({ _id: 'drafts.b', _type: 'blogPost', heading }), 'postHeading'],
  ] as const;
  for (const [documentOf, place] of cases) {
    const { good, most } = LIMITS[place];
    const about = async (length: number) =>
      (await complaints(documentOf('a'.repeat(length)))).filter((problem) =>
        /keep it to|This has/.test(problem),
      );
    expect(await about(good), place).toEqual([]);
    expect((await about(good + 1))[0], place).toMatch(/^warning .*keep it to \d+ characters/);
    expect((await about(most + 1))[0], place).toMatch(/^error .*characters, and at most \d+ fit/);
  }
});

test('checks claims in words and the names of placeholders', async () => {
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
    '{shops} is not a placeholder. Use {locations}, {brands}, {cars}, {vehicles}, {years}, or remove the braces.',
  ]);
  // Response times of the privacy policy are filled in only in rich text.
  expect(await words('Within {accessDays} days')).toHaveLength(1);
});

test('blocks publishing the instructions of a template', async () => {
  const content = [
    {
      _type: 'block',
      _key: 't',
      style: 'normal',
      markDefs: [],
      children: [
        { _type: 'span', _key: 's', text: `We keep it. ${TEMPLATE_PLACEHOLDERS.promise}`, marks: [] },
      ],
    },
  ];
  const policy = page({ _type: 'richText', content, width: 'full' });
  expect(await complaints(policy)).toEqual([
    "error blocks.[].content.[].children.[].text: Text: 'Say here what is promised, in short sentences.' is a placeholder from the template. Replace or remove it.",
  ]);
  expect(listBadge(policy)).toBe('⚠ 1 problem');
  expect(await complaints(page({ _type: 'bodyTypeTiles', heading: 'Say here what you like' }))).toEqual([]);
});

test('lists show the number of problems of a document', () => {
  expect(listBadge(page({ _type: 'bodyTypeTiles' }))).toBeUndefined();
  const pictures = [{ _key: 'a', ...picture() }];
  expect(listBadge(page({ _type: 'gallery', heading: 'a'.repeat(97), pictures }))).toBe('⚠ 2 problems');
  expect(listBadge(slide({ hide_overlay: true }))).toBe('⚠ 1 problem');
  const empty = { _type: 'richText', content: [{ _type: 'block', children: [{ _type: 'span', text: '' }] }] };
  expect(listBadge(page(empty))).toBe('⚠ 1 problem');
  expect(listBadge(page({ ...empty, hidden: true }))).toBeUndefined();
});
