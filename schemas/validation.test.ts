import { describe, expect, test, vi } from 'vitest';
import { complaints } from './testing/validate.ts';

const reference = (id: string) => ({ _type: 'reference', _ref: id });
const site = reference('site-harbour');
const path = (current: string) => ({ _type: 'slug', current });
const page = {
  _id: 'drafts.page',
  _type: 'page',
  title: 'About us',
  site,
  path: path('/about-us'),
  blocks: [{ _type: 'bodyTypeTiles', _key: 'a' }],
};
const action = {
  _type: 'action',
  _key: 'a',
  label: 'Search',
  link: { _type: 'link', kind: 'path', path: '/search' },
};

describe('validation in the studio', () => {
  test('accepts a valid page', async () => {
    expect(await complaints(page)).toEqual([]);
  });

  test('rejects the path of another page', async () => {
    const other = { ...page, _id: 'page-other', title: 'Who we are' };
    expect(await complaints(page, [other])).toEqual([
      "error path: The page 'Who we are' of this site already has this address.",
    ]);
    const elsewhere = { ...other, site: { _type: 'reference', _ref: 'site-northside' } };
    expect(await complaints(page, [elsewhere, { ...page, _id: 'page' }])).toEqual([]);
  });

  test('accepts a translation at the address of its English page, once per language', async () => {
    const english = { ...page, _id: 'page' };
    const translation = { ...page, _id: 'drafts.page-vi', language: 'vi' };
    const problems = async (others: readonly object[]) =>
      (await complaints(translation, others)).filter((problem) => problem.startsWith('error'));
    expect(await problems([english, { ...english, _id: 'page-zh', language: 'zh' }])).toEqual([]);
    expect(await problems([{ ...english, _id: 'page-other', language: 'vi' }])).toEqual([
      "error path: The page 'About us' of this site already has this address.",
    ]);
    expect(await complaints(page, [{ ...english, _id: 'page-vi', language: 'vi' }])).toEqual([]);
  });

  test('rejects a path that a page and a model share (OPEN-035)', async () => {
    const kestrel = { _id: 'model-kestrel', _type: 'model', name: 'Kestrel', slug: path('kestrel') };
    const launch = { ...page, path: path('/kestrel') };
    expect(await complaints(launch, [kestrel])).toEqual([
      "error path: The model 'Kestrel' has its page at '/kestrel'. Choose another address.",
    ]);
    expect(await complaints({ ...page, path: path('/cars-we-love/kestrel') }, [kestrel])).toEqual([]);
    const slugs = async (others: readonly object[]) =>
      (await complaints({ ...kestrel, _id: 'drafts.model-kestrel' }, others)).filter((problem) =>
        problem.startsWith('error slug'),
      );
    expect(await slugs([launch])).toEqual([
      "error slug: The page 'About us' already has the address '/kestrel'. Choose another name.",
    ]);
    expect(await slugs([{ ...kestrel, _id: 'model-other', name: 'Other Kestrel' }])).toEqual([
      "error slug: 'Other Kestrel' already uses this slug. Choose another one.",
    ]);
    expect(await slugs([kestrel, page])).toEqual([]);
  });

  test('requires unique slugs for the offers and posts of a site', async () => {
    const slugs = async (document: Record<string, unknown>, other: object) =>
      (await complaints({ ...document, _id: 'drafts.copy' }, [other])).filter((problem) =>
        problem.startsWith('error slug'),
      );
    const offer = { _id: 'offer', _type: 'offer', name: 'Wheels', slug: path('wheels'), sites: [site] };
    const nameTaken = ["error slug: 'Wheels' already uses this slug. Choose another one."];
    expect(await slugs(offer, offer)).toEqual(nameTaken);
    expect(await slugs({ ...offer, sites: [reference('site-northside'), site] }, offer)).toEqual(nameTaken);
    expect(await slugs({ ...offer, sites: [reference('site-northside')] }, offer)).toEqual([]);
    const post = { _id: 'post', _type: 'blogPost', heading: 'Hello', slug: path('hello'), site };
    expect(await slugs(post, post)).toEqual([
      "error slug: 'Hello' already uses this slug. Choose another one.",
    ]);
    expect(await slugs({ ...post, site: reference('site-northside') }, post)).toEqual([]);
  });

  test('rejects a redirect that loops, chains or hides a page', async () => {
    const redirect = { _id: 'drafts.redirect', _type: 'redirect', site, from: '/old', to: '/new' };
    const other = { _id: 'redirect-other', _type: 'redirect', site, from: '/new', to: '/old' };
    const deadEnd =
      "warning to: There is no page at '/new' on this site. Visitors who follow this link get an error.";
    expect(await complaints(redirect)).toEqual([deadEnd]);
    expect(await complaints(redirect, [{ ...page, _id: 'page', path: path('/new') }])).toEqual([]);
    expect(await complaints(redirect, [other])).toEqual([
      "error from: '/new' redirects back to '/old', which would never end.",
    ]);
    expect(await complaints({ ...redirect, from: '/about-us' }, [{ ...page, _id: 'page' }])).toEqual([
      "error from: The page 'About us' uses the address '/about-us'. Change the page's address first.",
      deadEnd,
    ]);
    expect(await complaints({ ...redirect, to: 'http://example.com' })).toEqual([
      expect.stringContaining('error to: Enter a full address that starts with https://'),
    ]);
  });

  test('rejects a path of the application (ROUTE-20)', async () => {
    expect(await complaints({ ...page, path: path('/search') })).toEqual([
      "error path: Addresses under '/search' belong to the site itself. Choose another one.",
    ]);
  });

  test('lists what an empty page lacks', async () => {
    const problems = await complaints({ _id: 'drafts.page', _type: 'page' });
    expect(problems).toContain('error path: Enter an address, or select Generate.');
    expect(problems).toContain('error title: Enter a title of up to 100 characters.');
    expect(problems).toContain('error site: Choose a site.');
  });

  test('rejects a film of an unknown host or type (OPEN-131)', async () => {
    const block = (fields: object) => complaints({ ...page, blocks: [{ _key: 'a', ...fields }] });
    const film = {
      _type: 'video',
      title: 'A film',
      source: 'address',
      poster: { asset: reference('image-a'), alt: 'A' },
    };
    expect(await block({ ...film, url: 'https://youtu.be/dQw4w9WgXcQ' })).toEqual([]);
    expect(await block({ ...film, url: 'https://evil.example/film' })).toEqual([
      expect.stringMatching(/^error blocks\.\[\]\.url: Only YouTube and Vimeo videos are supported\./),
    ]);
    expect(await block({ ...film, source: 'file' })).toContain('error blocks.[].file: Upload a video.');
    const faq = await block({ _type: 'faq', heading: 7, items: [] });
    expect(faq).toContain('error blocks.[].items: Add two to twenty questions.');
    expect(faq).toContainEqual(expect.stringMatching(/^\w+ blocks\.\[\]\.heading: /));
    expect(await block({ _type: 'columns', columns: [{ _key: 'a' }] })).toEqual(
      expect.arrayContaining(['error blocks.[].columns: Add two to four columns.']),
    );
  });

  test('rejects an incomplete post (OPEN-101)', async () => {
    const problems = await complaints({ _id: 'drafts.post', _type: 'blogPost', site, slug: path('page') });
    expect(problems).toEqual(
      expect.arrayContaining([
        'error heading: Enter the heading.',
        "error slug: 'page' is used for the pages of the blog. Choose another name.",
        'error image: Choose a picture.',
        'error body: Enter the text of the post.',
      ]),
    );
  });

  test('requires three value propositions (HOME-09)', async () => {
    const items = [{ _type: 'valueProposition', _key: 'a', icon: 'star', title: 'One', text: 'Only one.' }];
    const problems = await complaints({
      ...page,
      blocks: [{ _type: 'valuePropositions', _key: 'v', items }],
    });
    expect(problems).toEqual(['error blocks.[].items: Add exactly three items, so that they fit in a row.']);
  });

  test('names the missing target of a link', async () => {
    const brokenAction = { ...action, link: { _type: 'link', kind: 'page' } };
    const cta = {
      _type: 'callToAction',
      _key: 'c',
      heading: 'Search',
      tone: 'brand',
      actions: [brokenAction],
    };
    expect(await complaints({ ...page, blocks: [cta] })).toEqual([
      'error blocks.[].actions.[].link: Choose a page.',
    ]);
  });

  test.each([
    ['https://www.example.com.au/pages/a?b=c&d[0]=e#f', []],
    ['mailto:sales@example.com.au', []],
    ['http://a b.com', ['Remove the spaces. Web addresses can’t contain any.']],
    ['mailto:', ['Enter the email address after mailto:, for example mailto:sales@example.com.au.']],
    ['https://', ['Check the name after the two slashes, for example https://www.example.com.au.']],
  ])('reports a link to %s', async (url, words) => {
    const link = { _type: 'link', kind: 'url', url };
    const cta = {
      _type: 'callToAction',
      _key: 'c',
      heading: 'Search',
      tone: 'brand',
      actions: [{ ...action, link }],
    };
    expect(await complaints({ ...page, blocks: [cta] })).toEqual(
      words.map((said) => `error blocks.[].actions.[].link.url: ${said}`),
    );
    const markDefs = [{ ...link, _key: 'm' }];
    const content = [
      {
        _type: 'block',
        _key: 'b',
        style: 'normal',
        markDefs,
        children: [{ _type: 'span', _key: 's', text: 'Read more', marks: ['m'] }],
      },
    ];
    const text = { _type: 'richText', _key: 't', width: 'reading', content };
    expect(await complaints({ ...page, blocks: [text] })).toEqual(
      words.map((said) => `error blocks.[].content.[].markDefs.[].url: ${said}`),
    );
  });

  test.each([
    ['stockFilterExtra', 'make:"Kia AND (', 'A quotation mark is not closed.'],
    ['stockFilterExtra', 'make:"Kia" AND (', 'Close every bracket that you open.'],
    ['financeLinkOverride', 'http://a b.com', 'Remove the spaces. Web addresses can’t contain any.'],
    ['financeLinkOverride', 'finance', 'Enter a path that starts with a slash, or a full address.'],
  ])('reports a site whose %s is %s', async (name, value, words) => {
    const problems = await complaints({
      _id: 'drafts.site',
      _type: 'site',
      settings: { _type: 'siteSettings', [name]: value },
    });
    expect(problems).toContain(`error settings.${name}: ${words}`);
  });

  test('rejects a host that shows another site, also one made of its short name (SITE-01)', async () => {
    vi.stubEnv('SANITY_STUDIO_SITE_HOST_SUFFIXES', 'localhost');
    const coastline = {
      _id: 'site-coastline',
      _type: 'site',
      slug: path('coastline'),
      hosts: ['www.coastline.example', 'kew.localhost'],
    };
    const others = [coastline, { _id: 'site-kew', _type: 'site', slug: path('old'), hosts: ['kew.example'] }];
    const about = async (slug: string, hosts: string[]) =>
      (await complaints({ _id: 'drafts.site-kew', _type: 'site', slug: path(slug), hosts }, others)).filter(
        (problem) => /^error (hosts|slug)/.test(problem),
      );
    expect(await about('kew-cars', ['kew.example', 'kew-cars.localhost'])).toEqual([]);
    for (const host of ['coastline.localhost', 'www.coastline.example', 'kew.localhost'])
      expect(await about('kew-cars', [host])).toEqual([
        `error hosts: '${host}' is already used by the site 'coastline'.`,
      ]);
    expect(await about('kew', ['kew.example'])).toEqual([
      "error slug: 'kew.localhost' is already used by the site 'coastline'.",
    ]);
    vi.unstubAllEnvs();
  });

  test('warns that a draft takes a page from another site', async () => {
    const harbour = { _id: 'site-harbour', _type: 'site', name: 'Harbour' };
    const published = { ...page, _id: 'page' };
    const moved = { ...page, site: reference('site-coastline') };
    for (const id of ['drafts.page', 'versions.r1.page'])
      expect(await complaints({ ...moved, _id: id }, [harbour, published])).toEqual([
        'warning site: This belongs to Harbour. Publishing moves it to the site selected here.',
      ]);
    expect(await complaints(page, [harbour, published])).toEqual([]);
  });

  test('reports a wrong address of a site once', async () => {
    const about = async (url: string) =>
      (await complaints({ _id: 'drafts.site', _type: 'site', url })).filter((problem) =>
        problem.includes('url'),
      );
    expect(await about('http://a b.com')).toEqual([
      'error url: Remove the spaces. Web addresses can’t contain any.',
    ]);
    expect(await about('https://a.example/')).toEqual(['error url: Remove the slash at the end.']);
    expect(await about('https://a.example')).toEqual([]);
    expect(await about('')).toEqual([
      'error url: Enter the full address, for example https://www.example.com.au.',
    ]);
  });

  test('rejects an invalid colour', async () => {
    const theme = { accent: 'red', brand: '#0f172a' };
    expect(await complaints({ _id: 'drafts.site', _type: 'site', theme })).toContain(
      'error theme.accent: Enter # and six hex digits, for example #1d4ed8.',
    );
  });

  test('rejects a repeated weekday and a closing time before opening (HOURS-01)', async () => {
    const day = { _type: 'openingHour', weekday: 1, status: 'Open', open: '17:30', close: '08:30' };
    const problems = await complaints({
      _id: 'drafts.location',
      _type: 'location',
      name: 'Albion',
      slug: path('albion'),
      dealership: { _type: 'reference', _ref: 'dealership' },
      address: { _type: 'address', street: '1 Main St', city: 'Albion', state: 'QLD', postcode: '4010' },
      contact_detail: {
        opening_hours: [
          { ...day, _key: 'a' },
          { ...day, _key: 'b' },
        ],
      },
    });
    expect(problems).toContain(
      'error contact_detail.opening_hours: Monday is listed twice. Remove one of the rows.',
    );
    expect(problems).toContain(
      'error contact_detail.opening_hours.[]: Closing time must be later than opening time.',
    );
  });

  test.each([
    ['NSW', 'sales', undefined, true],
    ['WA', undefined, ' ', true],
    ['NSW', 'sales', 'MD12345', false],
    ['NSW', 'service', undefined, false],
    // No source of this state was read that requires it.
    ['VIC', 'sales', undefined, false],
  ])('a %s location for %s with the licence %s: blocked is %s', async (state, type, licence, isBlocked) => {
    const problems = await complaints({
      _id: 'drafts.location',
      _type: 'location',
      name: 'Albion',
      slug: path('albion'),
      dealership: { _type: 'reference', _ref: 'dealership' },
      address: { _type: 'address', street: '1 Main St', city: 'Albion', state, postcode: '2000' },
      location_type: type,
      dealer_license_number: licence,
    });
    expect(problems.some((problem) => problem.startsWith('error dealer_license_number: '))).toBe(isBlocked);
  });

  test('requires name, day and source of a confirmed rule of law', async () => {
    const confirmation = { _id: 'drafts.law', _type: 'lawConfirmation', rule: 'nsw-cooling-off-2014' };
    expect(await complaints(confirmation)).toEqual([
      'error source: Enter the address of the page you read.',
      'error confirmedBy: Enter the name of the person who compared it.',
      'error confirmedOn: Enter the day on which it was compared.',
    ]);
    const complete = {
      ...confirmation,
      source: 'https://legislation.nsw.gov.au/act',
      confirmedBy: 'Robin Lee',
      confirmedOn: '2026-11-01',
    };
    expect(await complaints(complete)).toEqual([]);
    // The source of this rule was read, so there is nothing to confirm.
    expect(await complaints({ ...complete, rule: 'vic-cooling-off' })).toContain(
      'error rule: Choose a rule. If it is not in the list, it needs no confirmation.',
    );
  });

  test('reports a setting that is out of range (OPEN-131)', async () => {
    const problems = await complaints({
      _id: 'drafts.site',
      _type: 'site',
      settings: { _type: 'siteSettings', hitsPerPage: 500 },
    });
    expect(problems).toContain('error settings.hitsPerPage: Enter 100 or less.');
  });

  test('reports a budget finder on a site without that feature', async () => {
    const blocks = [{ _type: 'budgetFinder', _key: 'b', heading: 'Find cars for your budget' }];
    expect(await complaints({ ...page, blocks })).toEqual([
      "warning blocks.[]: Shoppers can't see this: the budget finder is turned off for this site. An administrator can turn it on under Features.",
    ]);
  });

  test('rejects featured cars with reversed prices or no heading', async () => {
    const filter = { _type: 'stockFilter', priceFrom: 30_000, priceTo: 20_000 };
    const block = { _type: 'featuredCars', _key: 'f', filter, sort: 'year:desc', count: 40, layout: 'grid' };
    const problems = await complaints({ ...page, blocks: [block] });
    expect(problems).toContain('error blocks.[].heading: Enter a heading of up to 60 characters.');
    expect(problems).toContain('error blocks.[].count: Enter a whole number from 3 to 12.');
    expect(problems).toContain(
      'error blocks.[].filter.priceFrom: The minimum price must be below the maximum price.',
    );
  });

  test('allows three bodies of a model at most (MODEL-09)', async () => {
    const problems = await complaints({
      _id: 'drafts.model',
      _type: 'model',
      manufacturer_body: ['a', 'b', 'c', 'd'],
    });
    expect(problems).toContain('error manufacturer_body: Enter up to three body types, each once.');
  });

  test('requires Australian postcodes with one delivery price each (DELIV-05 OPEN-001)', async () => {
    const region = (name: string, postcodes: string[], price: number | undefined = 100) => ({
      _type: 'deliveryRegion',
      _key: name,
      name,
      postcodes,
      price,
    });
    const table = (...regions: ReturnType<typeof region>[]) =>
      complaints({ _id: 'drafts.deliveryTable-harbour', _type: 'deliveryTable', site, regions });
    expect(await table(region('City', ['4000-4207', '4500']), region('Coast', ['4208-4230'], 0))).toEqual([]);
    expect(await table(region('City', ['4000-4207']), region('Coast', ['4200']))).toEqual([
      'error regions: 4000-4207 in City and 4200 in Coast overlap. A postcode has one price.',
    ]);
    const problems = await table(region('City', ['Brisbane'], -1), region('', []));
    expect(problems).toContain(
      "error regions.[].postcodes: 'Brisbane' is not an Australian postcode. Enter 3000, or 3000-3207 for a range.",
    );
    expect(problems).toContain('error regions.[].price: Enter 0 or more.');
    expect(problems).toContain('error regions.[].postcodes: Enter at least one postcode.');
  });

  test('warns of a claim above what the site has (HOME-05..07)', async () => {
    const figure = (value: number, label: string) => ({
      ...page,
      blocks: [
        {
          _type: 'statsBanner',
          _key: 'a',
          figures: [
            { _type: 'figure', _key: 'f', value, suffix: '+', label },
            { _type: 'figure', _key: 'g', value: 30, suffix: '+', label: 'Years established' },
          ],
        },
      ],
    });
    const sells = (name: string) => ({ _type: 'reference', _ref: `make-${name}` });
    const lake = [
      {
        _id: 'site-harbour',
        _type: 'site',
        name: 'Harbour',
        locations: [{ _ref: 'albion' }, { _ref: 'southport' }, { _ref: 'shed' }],
      },
      { _id: 'albion', _type: 'location', manufacturers: [sells('toyota'), sells('ford')] },
      { _id: 'southport', _type: 'location', manufacturers: [sells('toyota')] },
      { _id: 'shed', _type: 'location', visible: false, manufacturers: [sells('mazda')] },
    ];
    expect(await complaints(figure(50, 'Locations'), lake)).toEqual([
      'warning blocks.[].figures.[]: Harbour has 2 locations here, not 50. Publish only what you can prove.',
    ]);
    expect(await complaints(figure(40, 'Brands'), lake)).toEqual([
      'warning blocks.[].figures.[]: Harbour has 2 brands here, not 40. Publish only what you can prove.',
    ]);
    expect(await complaints(figure(2, 'Brands'), lake)).toEqual([]);
    expect(await complaints(figure(9000, 'Happy customers'), lake)).toEqual([]);
  });

  test('rejects wrong pages and dates of a popup (OPEN-095)', async () => {
    const popup = { _id: 'drafts.popup', _type: 'popup', title: 'Weighbridge', site, action, delay: 3 };
    expect(await complaints({ ...popup, pages: ['/', '/search*'] })).toEqual([]);
    expect(
      await complaints({
        ...popup,
        pages: ['search'],
        start: '2026-12-02T00:00:00Z',
        expiry: '2026-12-01T00:00:00Z',
      }),
    ).toEqual([
      'error expiry: The end must be after the start.',
      "error pages: 'search' is not an address. Start with a slash and remove the spaces.",
    ]);
  });

  test('requires two to twelve complete fields on a prize wheel (OPEN-102)', async () => {
    const field = (label: string, more: object = {}) => ({
      _type: 'prize',
      _key: label,
      label,
      weight: 10,
      wins: true,
      text: 'At the counter.',
      ...more,
    });
    const wheel = (...prizes: object[]) =>
      complaints({
        _id: 'drafts.wheel',
        _type: 'prizeWheel',
        name: 'Summer Spin',
        headline: 'Spin the wheel',
        terms: 'The promoter is Harbour Motor Group, and everybody may take part.',
        site,
        prizes,
      });
    expect(await wheel(field('Car wash'), field('Rug', { limit: 3 }))).toEqual([]);
    expect(await wheel(field('Car wash'))).toEqual(['error prizes: Add 2 to 12 segments.']);
    expect(await wheel(field('Car wash'), field('car wash ', { _key: 'b' }))).toEqual([
      "error prizes: Two segments have the label 'car wash'. Change one of them, or increase the odds of the other.",
    ]);
    expect(await wheel(field('Nothing', { wins: false }), field('None', { wins: false, text: '' }))).toEqual([
      'error prizes: Nobody can win. Mark at least one segment as a prize.',
    ]);
    expect(
      await wheel(field('Rug', { limit: 1, weight: 0.5, text: '' }), field('x'.repeat(25), { limit: -1 })),
    ).toEqual(
      expect.arrayContaining([
        'error prizes.[].weight: Enter a whole number from 1 to 10000.',
        'error prizes.[].limit: Enter a whole number, or leave it empty.',
        'error prizes.[].label: Enter up to 24 characters, so that it fits on the segment.',
        'warning prizes.[].text: Explain how to claim the prize, and by when.',
        'warning prizes: Every segment has a limit, so the wheel stops when all are reached. Leave one without a limit.',
      ]),
    );
  });

  test('requires a public https address for a lead channel', async () => {
    const problemsOfChannel = async (channel: object) =>
      (
        await complaints({
          _id: 'drafts.leadDelivery.site.site-harbour',
          _type: 'leadDelivery',
          leadChannels: [
            { _type: 'leadChannel', _key: 'a', name: 'CRM', isOn: true, hours: 'always', ...channel },
          ],
        })
      ).filter((words) => words.includes('leadChannels'));
    expect(await problemsOfChannel({ kind: 'mail', emails: ['sales@dealer.example'] })).toEqual([]);
    expect(
      await problemsOfChannel({ kind: 'webhook', url: 'https://crm.example/leads', secretNumber: 2 }),
    ).toEqual([]);
    expect(await problemsOfChannel({ kind: 'adfMail' })).toEqual([
      'error leadChannels.[].emails: Enter at least one address.',
    ]);
    expect(await problemsOfChannel({ kind: 'mail', emails: ['nobody'] })).toEqual([
      "error leadChannels.[].emails: 'nobody' is not an email address.",
    ]);
    expect(await problemsOfChannel({ kind: 'adfPost' })).toEqual([
      'error leadChannels.[].url: Enter the address.',
    ]);
    expect((await problemsOfChannel({ kind: 'webhook', url: 'http://crm.example/' })).join()).toMatch(
      /https/,
    );
    expect(await problemsOfChannel({ kind: 'webhook', url: 'https://crm.example:8443/' })).toEqual([
      'error leadChannels.[].url: Remove the port. Only the standard HTTPS port is supported.',
    ]);
    expect(
      (await problemsOfChannel({ kind: 'webhook', url: 'https://kim:secret@crm.example/' })).join(),
    ).toMatch(/Remove the user name and password/);
  });

  test('checks the contacts of a CRM, and that a table is not an example and confirmed', async () => {
    const channel = {
      _type: 'leadChannel',
      _key: 'a',
      name: 'CRM',
      isOn: true,
      hours: 'always',
      kind: 'adfMail',
      emails: ['adf@crm.example'],
    };
    const problemsOfAdf = async (adf: object) =>
      (
        await complaints({
          _id: 'drafts.leadDelivery.site.site-harbour',
          _type: 'leadDelivery',
          leadChannels: [{ ...channel, adf }],
        })
      ).filter((words) => words.includes('adf'));
    expect(await problemsOfAdf({ vendorId: 'SM-0042', providerEmail: 'support@provider.example' })).toEqual(
      [],
    );
    expect(await problemsOfAdf({ vendorEmail: 'nobody', vendorName: 'x'.repeat(121) })).toEqual([
      'error leadChannels.[].adf.vendorName: Keep it to 120 characters.',
      'error leadChannels.[].adf.vendorEmail: Enter one email address.',
    ]);
    const ofTable = async (facts: object) =>
      (await complaints({ _id: 'a', _type: 'chargeTable', ...facts })).filter((words) =>
        words.includes('isExample'),
      );
    expect(await ofTable({ isExample: true })).toEqual([]);
    expect(await ofTable({ isExample: true, confirmedOn: '2026-11-29' })).toEqual([
      'error isExample: Rates that somebody compared with their source are no example. Turn off "Example rates".',
    ]);
  });

  test('checks the email addresses of lead delivery', async () => {
    const leads = (kind: string, fields: object) =>
      complaints({ _id: `leadDelivery.${kind}.a`, _type: 'leadDelivery', ...fields });
    expect(await leads('location', { leadEmails: ['sales@dealer.example'] })).toEqual([]);
    expect(await leads('dealership', { leadEmails: ['nobody'] })).toEqual([
      "error leadEmails: 'nobody' is not an email address.",
    ]);
    expect(await leads('site', { leadAlertEmails: ['kim'], reportEmails: ['kim'] })).toEqual([
      "error leadAlertEmails: 'kim' is not an email address.",
      "error reportEmails: 'kim' is not an email address.",
    ]);
  });

  test('refuses lead delivery under an id that nothing reads', async () => {
    expect(await complaints({ _id: 'drafts.copy', _type: 'leadDelivery' })).toEqual([
      "error : This document is not used. Open 'Lead delivery' from a site, dealership or location instead.",
    ]);
  });

  test('warns of a block whose feature is off', async () => {
    const withCounter = {
      ...page,
      blocks: [{ _type: 'salesCounter', _key: 'a', heading: 'vehicles sold this month' }],
    };
    expect(await complaints(withCounter)).toEqual([
      "warning blocks.[]: Shoppers can't see this: the sales counter is turned off for this site. An administrator can turn it on under Features.",
    ]);
    const switches = { _id: 'siteFeatures-harbour', _type: 'siteFeatures', site, salesCounterEnabled: true };
    expect(await complaints(withCounter, [switches])).toEqual([]);
  });

  test('rejects an accent that is too pale and proposes the nearest', async () => {
    const problemsOfAccent = async (accent: string) =>
      (await complaints({ _id: 'drafts.site', _type: 'site', theme: { accent, brand: '#0f172a' } })).filter(
        (line) => line.includes('theme'),
      );
    expect(await problemsOfAccent('#0b5cad')).toEqual([]);
    expect(await problemsOfAccent('#fff6b0')).toEqual([
      expect.stringMatching(
        /^error theme\.accent: Buttons in #fff6b0 are hard to see on a white page\. The nearest colour that works is #\w{6}\.$/,
      ),
    ]);
    expect(await problemsOfAccent('#ffffff')).toEqual([
      expect.stringMatching(/^error theme\.accent: #ffffff is almost white/),
    ]);
    expect(await problemsOfAccent('red')).toEqual([expect.stringMatching(/Enter # and six hex digits/)]);
  });
});

describe('a stock feed', () => {
  const feed = {
    _id: 'drafts.feed',
    _type: 'feed',
    name: 'Albion',
    slug: path('albion'),
    dealership: reference('dealer'),
    source: {
      _type: 'feedSource',
      kind: 'sftp',
      host: 'sftp.dealer.example',
      user: 'albion',
      secret: 'albion-sftp',
      path: '/export/stock-*.csv',
    },
    schedule: { _type: 'feedSchedule', kind: 'times', times: ['06:30'], timeZone: 'Australia/Perth' },
    file: { format: 'csv', separator: 'comma' },
    columns: [
      { _type: 'feedColumn', _key: 'a', column: 'Stock', field: 'stocknum' },
      {
        _type: 'feedColumn',
        _key: 'b',
        column: 'Kind',
        field: 'car_type',
        words: [{ _type: 'feedWord', _key: 'a', word: 'Pre-loved', meaning: 'used' }],
      },
    ],
    values: [{ _type: 'feedValue', _key: 'a', field: 'status', value: 'in stock' }],
    alarm: { emails: ['stock@dealer.example'], failingHours: 26 },
  };

  test('that is complete has no problems', async () => {
    expect(await complaints(feed)).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    [
      'a guard is given up',
      { accept: ['retiring'] },
      ['warning accept: Bad files of this kind are no longer stopped.'],
    ],
    [
      'an address to notify is wrong',
      { alarm: { emails: ['kim'] } },
      ["error alarm.emails: 'kim' is not an email address."],
    ],
    ['nobody is named to notify, which means the administrators', { alarm: { emails: [] } }, []],
    [
      'nothing tells vehicles apart',
      { columns: [feed.columns[1]] },
      [
        'warning columns: No column is mapped to the stock number. Vehicles are identified by their VIN, else by a number made of registration, make, model, year and colour.',
      ],
    ],
    [
      'a word means nothing to its field',
      { values: [{ _type: 'feedValue', _key: 'a', field: 'car_type', value: 'fast' }] },
      [expect.stringMatching(/^error values\.\[\]\.value: 'fast' is none of new, demo and used/)],
    ],
    [
      'a password stands in an address',
      { source: { _type: 'feedSource', kind: 'https', url: 'https://me:secret@dealer.example/stock.csv' } },
      [
        'error source.url: Remove the user name and password, as everyone who can read documents would see them.',
      ],
    ],
    [
      'what the source needs is missing',
      { source: { _type: 'feedSource', kind: 'ftp', encryption: 'none', path: '/../*/a.csv' } },
      [
        'warning source.encryption: The password is sent unencrypted. Ask for SFTP or FTPS.',
        'error source.host: Enter a host.',
        'error source.user: Enter a user name.',
        'error source.path: Use * only in the file name.',
      ],
    ],
    [
      'a time is none',
      { schedule: { ...feed.schedule, times: ['6.30 am'] } },
      ["error schedule.times: '6.30 am' is not a time from 00:00 to 23:59."],
    ],
    [
      'it is fetched too often',
      { schedule: { _type: 'feedSchedule', kind: 'interval', minutes: 1 } },
      ['error schedule.minutes: Enter a whole number from 5 to 10080 (a week).'],
    ],
  ])('reports when %s', async (_, change, expectedProblem) => {
    expect((await complaints({ ...feed, ...change })).toSorted()).toEqual(expectedProblem.toSorted());
  });
});

describe('an outgoing feed', () => {
  const google = {
    _id: 'drafts.outgoing',
    _type: 'outgoingFeed',
    title: 'Google',
    site,
    isOn: true,
    receiver: 'googleVehicleAds',
    delivery: 'file',
    secretVersion: 1,
    accounts: { storeCodes: [{ _type: 'storeCode', _key: 'a', location: reference('albion'), code: 'A' }] },
    stock: { conditions: ['used'], priceFrom: 5000, priceTo: 90_000, minimumPhotos: 3 },
    price: 'page',
    campaign: [{ _type: 'campaignParameter', _key: 'a', name: 'utm_content', value: '{stocknum}' }],
  };
  const xml = (mapping: object) => ({ receiver: 'xml', mapping });
  const column = (name: string) => ({ _type: 'outgoingColumn', _key: name, name, field: 'stocknum' });

  test('that is complete has no problems', async () => {
    expect(await complaints(google)).toEqual([]);
    expect(await complaints({ ...google, ...xml({ columns: [column('Stock')], root: 'stock' }) })).toEqual(
      [],
    );
  });

  test.each<[string, object, string[]]>([
    ['the receiver is missing', { receiver: undefined }, ['error receiver: Choose the receiver.']],
    [
      'changes are sent without an account',
      { delivery: 'push' },
      [
        'error accounts.googleMerchantId: Enter it, so that changes can be sent.',
        'error accounts.secret: Enter it, so that changes can be sent.',
        'error accounts.googleDataSourceId: Enter it, so that changes can be sent.',
      ],
    ],
    [
      'changes are sent to a receiver without an API',
      { receiver: 'bing', delivery: 'push' },
      ['error delivery: This receiver fetches a file. Choose the file.'],
    ],
    [
      'the receiver does not read the format',
      { format: 'json' },
      ['error format: This receiver reads TSV (tabs), CSV.'],
    ],
    [
      'a location has two store codes',
      {
        accounts: {
          storeCodes: [...google.accounts.storeCodes, { ...google.accounts.storeCodes[0], _key: 'b' }],
        },
      },
      ['error accounts.storeCodes: Enter each location once.'],
    ],
    [
      'bounds are the wrong way round',
      { stock: { priceFrom: 2, priceTo: 1, daysFrom: 2, daysTo: 1 } },
      [
        'error stock.priceFrom: The lowest price must be below the highest.',
        'error stock.daysFrom: The lowest number of days must be below the highest.',
      ],
    ],
    [
      'a campaign parameter has an unknown placeholder',
      { campaign: [{ ...google.campaign[0], value: '{price}' }] },
      ['error campaign.[].value: {price} is unknown. Use {stocknum}, {make} or {model}.'],
    ],
    [
      'a campaign parameter occurs twice',
      { campaign: [google.campaign[0], { ...google.campaign[0], _key: 'b' }] },
      ['error campaign: Enter each name once.'],
    ],
    [
      'a generic feed has no columns',
      xml({ columns: [] }),
      ['error mapping.columns: Add the columns that the receiver expects.'],
    ],
    [
      'a column is not a name in XML',
      xml({ columns: [column('Stock number')] }),
      [
        "error mapping.columns: 'Stock number' is not a name in XML. Use letters, digits, hyphens and underscores, and begin with a letter.",
      ],
    ],
    [
      'a column occurs twice',
      xml({ columns: [column('A'), { ...column('A'), _key: 'b' }] }),
      ['error mapping.columns: Enter each column once.'],
    ],
  ])('reports when %s', async (_, change, expectedProblem) => {
    expect((await complaints({ ...google, ...change })).toSorted()).toEqual(expectedProblem.toSorted());
  });
});
