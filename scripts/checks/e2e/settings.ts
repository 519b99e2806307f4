import type { SettingName } from '@forecourt/lib/sites/settings';
import type { Page } from '@playwright/test';
import { CHALLENGE_KEYS, settingsFromEnvironment } from '../../emulators/settings.ts';
import type { Hold } from './settings-site.ts';
import { type Cars, SITE } from './settings-site.ts';
import { askSite, drawWhatIsFar } from './test.ts';

const { urls } = settingsFromEnvironment();

/** Two values of a setting, the address at which each shows, and the expected result for each. */
export interface SettingProbe {
  values: [unknown, unknown];
  at: string | [string, string];
  read?: (page: Page, status: number) => Promise<unknown>;
  open?: (page: Page) => Promise<unknown>;
  sees: [unknown, unknown];
  /** The page does not exist at the address of the other value. */
  moves?: true;
  /** Shows on no page, but is sent by a page's script. */
  isSent?: true;
  /** Its second value replaces other settings, so it is tried with their first values. */
  isAlone?: true;
}

/** A setting that only shows once a car is held, with the expected reservation for each value. */
export interface HoldProbe {
  values: [unknown, unknown];
  holds: (reservation: Hold) => unknown;
  sees: [unknown, unknown];
}

const text = (selector: string) => (page: Page) => page.locator(selector).first().textContent();
const attribute = (selector: string, name: string) => (page: Page) =>
  page.locator(selector).first().getAttribute(name);
const count = (selector: string) => (page: Page) => page.locator(selector).count();
const isThere = (selector: string) => async (page: Page) => (await page.locator(selector).count()) > 0;
const statusOf = async (_: Page, status: number) => status;
const pathOf = (selector: string) => async (page: Page) =>
  (await attribute(selector, 'href')(page))?.split(/[?#]/)[0];

const among =
  (...words: string[]) =>
  async (page: Page) => {
    await drawWhatIsFar(page);
    // Rendered text only, because the page's data contains the texts too.
    const [all = ''] = await page.locator('body').allInnerTexts();
    return words.filter((each) => all.includes(each));
  };
const words = (at: SettingProbe['at'], ...values: [string, string]): SettingProbe => ({
  values,
  at,
  read: among(...values),
  sees: [[values[0]], [values[1]]],
});
/** A page whose address is the setting itself. */
const address = (...values: [string, string]): SettingProbe => ({
  values,
  at: values,
  read: statusOf,
  sees: [200, 200],
  moves: true,
});

/** Reads a slider of the finance calculator, whose script loads when near. */
const slider = (name: string, end: 'min' | 'max') => async (page: Page) => {
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.scrollIntoViewIfNeeded();
  return calculator.getByRole('slider', { name }).getAttribute(end);
};

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
const dataLayer = (page: Page, find: string) =>
  page
    .waitForFunction((text) => {
      const entries = (window as { dataLayer?: unknown[] }).dataLayer ?? [];
      const all = entries.map((entry) => JSON.stringify(entry));
      return all.find((entry) => entry.includes(text));
    }, find)
    .then((entry) => entry.jsonValue())
    .then((entry) => JSON.parse(entry ?? '{}'));

/** A probe for every setting of `lib/sites/settings.ts`: a new setting without one fails the test. */
export function settingProbes(cars: Cars): Record<SettingName, SettingProbe | HoldProbe> {
  const carAt = (name: keyof Cars) => `/cars/${cars[name].slug}`;
  const used = carAt('used');
  const checkout: [string, string] = [`${used}/checkout`, `${used}/buy-online`];
  const places: [string, string] = ['/contact-us', '/our-location'];
  // A filter with a choice starts open.
  const refinement = (facet: string, value: string) =>
    `/search?refinementList[${facet}][0]=${encodeURIComponent(value)}`;
  const choices = (label: string) => (page: Page) =>
    page
      .locator('#filters details', { has: page.locator(`summary:has-text("${label}")`) })
      .locator('li')
      .count();
  const finance = 'main a[href*="#finance-form"], main a[href="/blocks"]';
  return {
    carTypes: {
      values: [['new', 'demo', 'used'], ['used']],
      at: '/blocks',
      read: among('New cars', 'Everything in stock'),
      sees: [['New cars', 'Everything in stock'], ['Everything in stock']],
    },
    stockFilterExtra: {
      values: ['', `NOT make:"${cars.expired.make}"`],
      at: `/search?query=${cars.expired.stocknum}`,
      read: count('article.car-card'),
      sees: [1, 0],
    },
    soldVisibleDays: {
      values: [365, 3],
      at: `/search?query=${cars.sold.stocknum}`,
      read: count('article.car-card'),
      sees: [1, 0],
    },
    resultsLayout: {
      values: ['grid', 'carousel'],
      at: '/search',
      read: isThere('[aria-label="Cars"] article'),
      sees: [false, true],
    },
    hitsPerPage: { values: [12, 15], at: '/search', read: count('article.car-card'), sees: [12, 15] },
    defaultSort: {
      values: ['sort_price:asc', 'year:desc'],
      at: '/search',
      read: text('#sort-by option[selected]'),
      sees: ['Price (low to high)', 'Year (newest)'],
    },
    adCardPosition: {
      values: [8, 9],
      at: '/search',
      read: (page) =>
        page
          .locator('li:has(> .car-card)')
          .first()
          .evaluate(
            (card) =>
              [...(card.parentElement?.children ?? [])].findIndex(
                (item) => !item.querySelector('.car-card'),
              ) + 1,
          ),
      sees: [8, 9],
    },
    facets: {
      values: [
        ['make', 'city', 'dealership_name'],
        ['body', 'city', 'dealership_name'],
      ],
      at: '/search',
      read: text('#filters summary'),
      sees: ['Make', 'Body'],
    },
    cityFacetLimit: {
      values: [2, 4],
      at: refinement('city', cars.used.city),
      read: choices('City'),
      sees: [2, 4],
    },
    dealershipFacetLimit: {
      values: [3, 5],
      at: refinement('dealership_name', cars.used.dealership),
      read: choices('Dealership'),
      sees: [3, 5],
    },
    popularMakesCount: {
      values: [3, 5],
      at: '/blocks',
      read: count('ul[aria-label="By make"] li'),
      sees: [3, 5],
    },
    cardButtons: {
      values: [
        ['viewDetails', 'enquire', 'reserve'],
        ['reserve', 'enquire', 'exploreVehicle'],
      ],
      at: `/search?query=${cars.used.stocknum}`,
      read: async (page) => {
        const buttons = page.locator('article.car-card .card-actions').locator('a, button');
        const reserve = page.locator('article.car-card .card-actions a', { hasText: 'Reserve' });
        return [...(await buttons.allInnerTexts()), await reserve.first().getAttribute('href')];
      },
      sees: [
        ['View Details', 'Enquire', 'Reserve Now $150', checkout[0]],
        ['Reserve this Car', 'Enquire', 'Explore Vehicle', checkout[1]],
      ],
    },
    financeButtonLabel: words(used, 'Get Finance', 'Finance Enquiry'),
    reserveButtonLabel: {
      values: ['Reserve Now', 'Reserve this Car'],
      at: used,
      read: text('main a[href$="/checkout"], main a[href$="/buy-online"]'),
      sees: ['Reserve Now $150', 'Reserve this Car'],
    },
    reserveAmountText: words(checkout, '$150', '$250'),
    testDriveOnlyTagName: {
      values: ['Test Drive Only', 'Another tag'],
      at: carAt('tagged'),
      read: isThere('main a[href$="/checkout"], main a[href$="/buy-online"]'),
      sees: [false, true],
    },
    certifiedBadgeMake: {
      values: [null, cars.certified.make],
      at: carAt('certified'),
      read: among(`${cars.certified.make} Certified`),
      sees: [[], [`${cars.certified.make} Certified`]],
    },
    justArrivedDays: {
      values: [300, 30],
      at: carAt('older'),
      read: among('Fresh in', 'Hot off the truck'),
      sees: [['Fresh in'], []],
    },
    justArrivedTagName: words(carAt('fresh'), 'Fresh in', 'Hot off the truck'),
    soldTagName: words(carAt('recent'), 'Gone', 'Found a home'),
    noPriceText: words(carAt('unpriced'), 'Ask us for it.', 'Price on application.'),
    priceLead: {
      values: ['excludingCharges', 'driveAway'],
      at: carAt('twoPrices'),
      read: text('main .price-line > span'),
      sees: [dollars(cars.twoPrices.price), dollars(cars.twoPrices.driveAway)],
    },
    subscriptionWeeks: {
      values: [26, 52],
      at: carAt('subscribed'),
      read: among('Minimum 26 weeks', 'Minimum 52 weeks'),
      sees: [['Minimum 26 weeks'], ['Minimum 52 weeks']],
    },
    subscriptionInclusions: {
      values: [['Rego and insurance'], ['Servicing and tyres']],
      at: carAt('subscribed'),
      read: among('Rego and insurance', 'Servicing and tyres'),
      sees: [['Rego and insurance'], ['Servicing and tyres']],
    },
    subscriptionStartFee: {
      values: [111, 222],
      at: carAt('subscribed'),
      read: among('$111 to start', '$222 to start'),
      sees: [['$111 to start'], ['$222 to start']],
    },
    driveAwayPrices: {
      values: ['off', 'vehiclePage'],
      at: used,
      read: isThere('main #drive-away'),
      sees: [false, true],
    },
    formerPriceDays: {
      // No car of the demo has been offered for so long.
      values: [null, 365],
      at: carAt('reduced'),
      read: isThere('main .price-note s'),
      sees: [true, false],
    },
    reserveVerification: {
      values: ['nothing', 'mobile'],
      at: checkout,
      read: among('We send a code to your mobile'),
      sees: [[], ['We send a code to your mobile']],
    },
    collectionList: {
      values: [['Your driver licence'], ['Proof of your address']],
      at: checkout,
      read: among('Your driver licence', 'Proof of your address'),
      sees: [['Your driver licence'], ['Proof of your address']],
    },
    reserveMinutesToPay: { values: [45, 90], holds: ({ minutes }) => minutes, sees: [45, 90] },
    reserveHoldHours: {
      values: [24, 72],
      at: checkout,
      read: among('24 hours', '3 days'),
      sees: [['24 hours'], ['3 days']],
    },
    reserveHoldOpeningDays: { values: [1, 4], holds: ({ opening_days }) => opening_days, sees: [1, 4] },
    reservePaymentPage: {
      values: ['elements', 'hosted_page'],
      holds: ({ payment_page }) => payment_page,
      sees: ['elements', 'hosted_page'],
    },
    spinDefaultView: {
      values: ['spinner', 'gallery'],
      at: carAt('spinning'),
      read: text('main [role="tab"][aria-selected="true"]'),
      sees: ['Spin', 'Images'],
    },
    regoExpiredText: {
      values: ['Unregistered', ''],
      at: carAt('expired'),
      read: among('Unregistered'),
      sees: [['Unregistered'], []],
    },
    phoneOverride: words('/contact', '07 7099 0033', '07 7099 0044'),
    phoneByCarType: {
      values: [{ used: '07 7099 0011' }, { used: '07 7099 0022' }],
      at: used,
      read: attribute('main a[href^="tel:"]', 'href'),
      sees: ['tel:0770990011', 'tel:0770990022'],
    },
    warrantyTextByCarType: {
      values: [{ used: 'A warranty of the settings.' }, { used: 'Another warranty.' }],
      at: used,
      read: among('A warranty of the settings.', 'Another warranty.'),
      sees: [['A warranty of the settings.'], ['Another warranty.']],
    },
    vdpLocationBlock: {
      values: ['cards', 'map'],
      at: used,
      read: count('section[aria-label="Vehicle location"] article'),
      sees: [1, 0],
    },
    usedCarPoints: {
      values: [
        [{ _key: 'a', title: 'A point', text: 'Of the settings.', about: 'warranty' }],
        [{ _key: 'a', title: 'Another point', text: 'Of the settings.', about: 'history' }],
      ],
      at: used,
      read: text('section[aria-label="What\'s included"] h3'),
      sees: ['A point', 'Another point'],
    },
    dealExtras: {
      values: [
        [{ _key: 'a', title: 'Tow bar', price: 900 }],
        [{ _key: 'a', title: 'Roof racks', price: 700 }],
      ],
      at: `${used}/deal`,
      read: among('Tow bar', 'Roof racks'),
      sees: [['Tow bar'], ['Roof racks']],
    },
    emptyComments: {
      values: ['message', 'hidden'],
      at: carAt('silent'),
      read: among('Dealer comments are pending. Please check back here later.'),
      sees: [['Dealer comments are pending. Please check back here later.'], []],
    },
    soldText: {
      values: ['recentlySold', 'byStatus'],
      at: carAt('sold'),
      read: among('recently sold', 'has been sold'),
      sees: [['recently sold'], ['has been sold']],
    },
    vehicleDisclaimer: words(used, 'A disclaimer of the settings.', 'What else has to be said.'),
    saveMode: {
      values: ['favourites', 'watchlist'],
      at: '/blocks',
      read: attribute('a.saved-link', 'href'),
      sees: ['/favourites', '/watchlist'],
    },
    priceComparedWith: {
      values: ['ownStock', 'partner'],
      at: `/api${used}/autogauge`,
      read: async (page) => (await page.locator('body').textContent())?.includes('"reasons":null'),
      sees: [false, true],
    },
    valuationContact: {
      values: ['beforeEstimate', 'toKeepIt'],
      at: '/cars/trade-in',
      read: (page) => page.getByText(/^Step 1 of/).textContent(),
      sees: ['Step 1 of 5', 'Step 1 of 4'],
    },
    registerChecks: {
      values: [[], ['recalls']],
      at: carAt('checked'),
      read: (page) => page.getByRole('heading', { name: 'Register checks' }).count(),
      sees: [0, 1],
    },
    gaugeVerdicts: {
      values: ['two', 'detailed'],
      at: `/api${used}/autogauge`,
      // The partner rates the car. A sentence of ours is only in a detailed rating.
      read: async (page) => (await page.locator('body').textContent())?.includes('Others cost about'),
      sees: [false, true],
    },
    fuelPrice: {
      values: [1.81, 2.05],
      at: used,
      read: attribute('#cost-price', 'value'),
      sees: ['$1.81', '$2.05'],
    },
    electricityPrice: {
      values: [0.31, 0.42],
      at: carAt('electric'),
      read: attribute('#cost-price', 'value'),
      sees: ['$0.31', '$0.42'],
    },
    checkoutPathSegment: {
      values: ['checkout', 'buy-online'],
      at: checkout,
      read: statusOf,
      sees: [200, 200],
      moves: true,
    },
    breadcrumbSearchBase: {
      values: ['/search/', '/used-car/'],
      at: used,
      read: async (page) =>
        (await attribute('nav[aria-label="Breadcrumb"] a:not([href="/"])', 'href')(page))?.split('/')[1],
      sees: ['search', 'used-car'],
    },
    viewOurStockTarget: {
      values: ['dealership', 'location'],
      at: places,
      read: attribute('article.place-card a[href^="/search/"]', 'href'),
      sees: ['/search/harbour-brisbane', '/search/albion'],
    },
    financePath: address('/finance', '/apply-for-finance'),
    financeLinkOverride: {
      values: [null, '/blocks'],
      at: used,
      read: pathOf(finance),
      sees: ['/finance', '/blocks'],
    },
    offersPath: address('/special-offers', '/deals'),
    offerPathStyle: {
      values: ['manufacturer', 'flat'],
      at: ['/special-offers', '/deals'],
      read: async (page) =>
        (await attribute('main a[href^="/offers/"][href$="of-the-settings"]', 'href')(page))?.split('/')
          .length,
      sees: [4, 3],
    },
    locationPathBase: {
      values: ['contact-us', 'our-location'],
      at: places,
      read: async (page) => (await pathOf('article.place-card h3 a')(page))?.split('/')[1],
      sees: ['contact-us', 'our-location'],
    },
    locationPathSlug: {
      values: ['location', 'dealership'],
      at: places,
      read: async (page) => (await pathOf('article.place-card h3 a')(page))?.split('/')[2],
      sees: ['albion', 'harbour-brisbane'],
    },
    sellCarPath: {
      values: ['/sell-my-car', '/trade-in'],
      at: used,
      read: pathOf('main a:has-text("Trade In Valuation")'),
      sees: ['/sell-my-car', '/trade-in'],
    },
    myBrandPath: {
      values: ['/mymotorama', '/myblinkr'],
      at: '/blocks',
      read: among('My Motorama', 'My Blinkr'),
      sees: [['My Motorama'], ['My Blinkr']],
    },
    warrantyPath: {
      values: ['/warranty', '/pages/warranty'],
      at: '/pages/warranty',
      read: async (page) => new URL(page.url()).pathname,
      sees: ['/warranty', '/pages/warranty'],
    },
    partsSearchPath: address('/parts/search', '/spares'),
    extraPages: {
      values: [['dealer-locator'], ['careers']],
      at: '/dealer-locator',
      read: statusOf,
      sees: [200, 404],
    },

    financeProvider: {
      values: ['One', 'Two'],
      at: used,
      read: among('Licence of one', 'Licence of two'),
      sees: [['Licence of one'], ['Licence of two']],
    },
    financeProviders: {
      values: [
        [
          { _key: 'one', provider: 'One', creditLicence: 'Licence of one, the first' },
          { _key: 'two', provider: 'Two', creditLicence: 'Licence of two, the first' },
        ],
        [
          { _key: 'one', provider: 'One', creditLicence: 'Licence of one, the second' },
          { _key: 'two', provider: 'Two', creditLicence: 'Licence of two, the second' },
        ],
      ],
      at: used,
      read: among('the first', 'the second'),
      sees: [['the first'], ['the second']],
    },
    loanLimits: {
      values: ['separate', 'shared'],
      at: used,
      open: slider('Loan amount', 'min'),
      sees: ['1000', '5000'],
      isAlone: true,
    },
    loanAmountMin: {
      values: [1000, 2000],
      at: used,
      open: slider('Loan amount', 'min'),
      sees: ['1000', '2000'],
    },
    loanAmountMaxRule: {
      values: ['fixed100000', 'fixed250000'],
      at: used,
      open: slider('Loan amount', 'max'),
      sees: ['100000', '250000'],
    },
    loanTermMax: { values: [5, 7], at: used, open: slider('Term', 'max'), sees: ['5', '7'] },
    loanTermDefault: {
      values: [5, 6],
      at: used,
      read: among('term 5 years', 'term 6 years'),
      sees: [['term 5 years'], ['term 6 years']],
    },
    interestMin: { values: [2, 4], at: used, open: slider('Interest rate', 'min'), sees: ['2', '4'] },
    interestMax: { values: [12, 14], at: used, open: slider('Interest rate', 'max'), sees: ['12', '14'] },
    interestDefault: {
      values: [7, 9],
      at: used,
      read: among('7% p.a. interest rate', '9% p.a. interest rate'),
      sees: [['7% p.a. interest rate'], ['9% p.a. interest rate']],
    },
    establishmentFee: {
      values: [395, '495'],
      at: used,
      read: among('fee of $395', 'fee of $495'),
      sees: [['fee of $395'], ['fee of $495']],
    },
    repaymentRounding: {
      values: ['up', 'cents'],
      at: used,
      read: async (page) => {
        const amount = await text('section[aria-label="Finance calculator"] [data-credit=repayment]')(page);
        return /\.\d\d/.test(amount ?? '');
      },
      sees: [false, true],
    },
    listedFees: {
      values: [
        [{ _key: 'a', name: 'Fee of the settings', amount: 12, charged: 'atStart' }],
        [{ _key: 'a', name: 'Another fee', amount: 34, charged: 'monthly' }],
      ],
      at: used,
      read: among('Fee of the settings', 'Another fee'),
      sees: [['Fee of the settings'], ['Another fee']],
    },
    estimateLabel: {
      values: ['preApproved', 'estimated'],
      at: carAt('lent'),
      read: (page) => page.locator('[data-credit-group] .badge').first().textContent(),
      sees: ['Pre-Approved', 'Estimated'],
    },
    cardRepayment: {
      values: ['priceOnly', 'priceAndWeekly'],
      at: `/search?query=${cars.lent.stocknum}`,
      read: async (page) => (await page.locator('article.car-card [data-credit=repayment]').count()) > 0,
      sees: [false, true],
    },
    budgetInterest: {
      values: ['none', 'siteRate'],
      at: '/blocks',
      // The finder has no use without scripts.
      open: among('interest not included', 'interest included'),
      sees: [['interest not included'], ['interest included']],
    },
    lenderHandOver: {
      values: ['redirect', 'ask'],
      at: '/api/youx/journey',
      read: among('"handOver":"redirect"', '"handOver":"ask"'),
      sees: [['"handOver":"redirect"'], ['"handOver":"ask"']],
    },
    quoteAmount: {
      values: [
        { min: 5_000, max: 40_000, start: 15_000 },
        { min: 10_000, max: 90_000, start: 25_000 },
      ],
      at: '/api/youx/journey',
      read: among('"start":15000', '"start":25000'),
      sees: [['"start":15000'], ['"start":25000']],
    },
    financeEligibilityRule: {
      values: ['priceAndStock', 'stockOnly'],
      at: carAt('unpriced'),
      read: isThere(finance),
      sees: [false, true],
    },
    financeDisclaimer: words(
      `/api/cars/${cars.used.id}/finance-disclaimer`,
      'A finance disclaimer of the settings.',
      'Another finance disclaimer.',
    ),
    financeBrokerPhone: {
      values: ['07 7099 0055', '07 7099 0066'],
      at: carAt('lent'),
      open: async (page) => {
        await page.getByRole('link', { name: 'Finance information' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByText(/07 7099 00/).waitFor();
        return /07 7099 00\d\d/.exec((await dialog.textContent()) ?? '')?.[0];
      },
      sees: ['07 7099 0055', '07 7099 0066'],
    },
    financeStepsWording: {
      values: [
        null,
        ['A', 'B', 'C'].map((name) => ({ _key: name, title: `Step ${name}`, text: 'Of the settings.' })),
      ],
      at: '/blocks',
      read: among('Apply online in minutes', 'Step B'),
      sees: [['Apply online in minutes'], ['Step B']],
    },
    enquiryForms: {
      values: [
        ['enquiry', 'testDrive', 'photo'],
        ['enquiry', 'testDrive'],
      ],
      at: used,
      read: among('Request more photos'),
      sees: [['Request more photos'], []],
    },
    enquiryLength: {
      values: ['full', 'short'],
      at: '/contact',
      read: async (page) => (await page.locator('main form').getByText('Or just your email').count()) > 0,
      sees: [false, true],
    },
    termsMessage: {
      values: ['short', 'form'],
      at: '/contact',
      open: async (page) => {
        await page.locator('main').getByRole('button', { name: 'Send enquiry' }).click();
        const problem = page
          .locator('main form')
          .getByText(/You must agree to the terms of use/)
          .first();
        await problem.waitFor();
        return /\*?You must agree.*/.exec((await problem.textContent()) ?? '')?.[0];
      },
      sees: [
        '*You must agree to the terms of use before submitting.',
        'You must agree to the terms of use before submitting the form.',
      ],
    },
    enquiryCategories: {
      values: [['One of the settings'], ['Another of the settings']],
      at: '/contact',
      read: (page) => page.locator('main select[name="category"] option:not([value=""])').allInnerTexts(),
      sees: [['One of the settings'], ['Another of the settings']],
    },
    mergeLocationsBy: {
      values: [{}, { locationCards: 'street' }],
      at: places,
      read: async (page) => (await page.locator('article.place-card ul').first().locator('li').count()) > 1,
      sees: [false, true],
    },
    closedHoursDisplay: {
      values: ['closed', 'appointment'],
      at: places,
      read: among('By appointment only'),
      sees: [[], ['By appointment only']],
    },
    minReviewRating: {
      values: [1, 5],
      at: '/blocks',
      read: among('Reviews of the settings'),
      sees: [['Reviews of the settings'], []],
    },
    priceQuickPicks: {
      values: ['standard', 'premium'],
      at: '/blocks',
      read: isThere('ul[aria-label="By price"] li:has-text("$20,000")'),
      sees: [true, false],
    },
    priceSlider: {
      values: [
        { min: 5000, max: 90000, step: 500 },
        { min: 10000, max: 90000, step: 1000 },
      ],
      at: '/blocks',
      // Not below `main`: the slider is a lazy block that a script moves into place.
      read: attribute('input[type="range"]', 'min'),
      sees: ['5000', '10000'],
    },
    bodyTileLimit: {
      values: [4, 20],
      at: '/blocks',
      read: async (page) => Math.min(5, await page.locator('section:has(h2:has-text("Bodies")) li').count()),
      sees: [4, 5],
    },
    bodyTileTarget: {
      values: ['search', 'models'],
      at: '/blocks',
      read: pathOf('section:has(h2:has-text("Bodies")) li a'),
      sees: ['/search', '/models'],
    },
    languages: {
      values: [[], ['vi']],
      at: '/contact',
      read: count('nav[aria-label="Language"] a'),
      sees: [0, 2],
    },
    menuOpenBy: {
      values: ['hover', 'click'],
      at: '/contact',
      open: async (page) => {
        const menu = page.getByRole('button', { name: 'Our Stock' });
        await menu.hover();
        return menu.getAttribute('aria-expanded');
      },
      sees: ['true', 'false'],
    },
    eventIds: {
      values: [
        [{ _key: 'a', event: 'usedVehicleView', id: 1104 }],
        [{ _key: 'a', event: 'usedVehicleView', id: 1204 }],
      ],
      at: used,
      open: async (page) => (await dataLayer(page, 'usedVehicleView')).event_id,
      sees: [1104, 1204],
      isSent: true,
    },
    privacyTerms: {
      values: [{ accessDays: 30 }, { accessDays: 21 }],
      at: '/blocks',
      read: among('within 30 days', 'within 21 days'),
      sees: [['within 30 days'], ['within 21 days']],
    },
    apiAccess: {
      values: ['off', 'withKeys'],
      at: '/blocks',
      isSent: true,
      read: async () => (await askSite(SITE, '/api/v1/openapi.json')).status,
      sees: [404, 200],
    },
    agentAccess: {
      values: ['off', 'read'],
      at: '/blocks',
      isSent: true,
      read: async () => (await askSite(SITE, '/llms.txt')).status,
      sees: [404, 200],
    },
    indexNowKey: {
      values: [null, 'a1b2c3d4e5f6a7b8'],
      at: '/blocks',
      isSent: true,
      read: async () => (await askSite(SITE, '/indexnow.txt')).status,
      sees: [404, 200],
    },
    googleAdsConversions: {
      values: [null, { customerId: '1234567890', lead: '1' }],
      at: '/blocks',
      read: isThere('footer [data-consent]'),
      sees: [false, true],
    },
    metaDatasetId: {
      values: [null, '12345678901'],
      at: '/blocks',
      read: isThere('footer [data-consent]'),
      sees: [false, true],
    },
    socialPixelId: {
      values: [null, '12345678901'],
      at: '/blocks',
      read: isThere('footer [data-consent]'),
      sees: [false, true],
    },
    challengeSiteKey: {
      values: [null, CHALLENGE_KEYS[0]],
      at: '/blocks',
      isSent: true,
      read: async () => {
        const { headers } = await askSite(SITE, '/blocks');
        const [, frames = ''] = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
        return frames.includes(urls.partners);
      },
      sees: [false, true],
    },
    mapStyleUrl: {
      values: [null, `${urls.partners}/maps/style.json`],
      at: '/search',
      isSent: true,
      read: async () => (await askSite(SITE, '/search/map/pins.json')).status,
      sees: [404, 200],
    },
    driveTimeUrl: {
      values: [null, `${urls.partners}/routing/route/v1/driving`],
      at: '/search',
      isSent: true,
      // A site with the service refuses the postcode, any other has no such address.
      read: async () => (await askSite(SITE, '/api/drive-time?near=x&to=y')).status,
      sees: [404, 400],
    },
    consentMode: {
      values: ['ask', 'granted'],
      at: used,
      isSent: true,
      // An arguments object has numbered entries.
      open: async (page) => (await dataLayer(page, '"default"'))[2]?.ad_storage,
      sees: ['denied', 'granted'],
    },
    timeZone: {
      values: ['Australia/Perth', 'Australia/Brisbane'],
      at: '/blocks',
      read: text('time'),
      sees: ['Tuesday 1 January at 8:00 am AWST', 'Tuesday 1 January at 10:00 am AEST'],
    },
  };
}
