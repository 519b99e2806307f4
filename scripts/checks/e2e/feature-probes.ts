import type { MyBrandPath } from '@forecourt/lib/sites/garage-names';
import type { Locator, Page } from '@playwright/test';

/** Where a feature shows on the storefront, and what is visible there. */
export interface Probe {
  /** An address, or how to find addresses, which are tried until one shows it. */
  at: string | { cars: string } | { locations: true } | { report: true };
  find: (page: Page) => Locator;
  /** The value with which the element is visible; some features hide something. */
  shownWhen?: false;
  /** Depends on another feature, so it is changed in the second round, while that one is left alone. */
  round?: 2;
  sold?: true;
  garage?: MyBrandPath;
  /** Opens the part that contains the element; only these need scripts. */
  open?: (page: Page) => Promise<void>;
  /** The site has no page at the address: 404 proves that it has no gate either. */
  missing?: true;
}

const FOR_SALE = 'status:in_stock AND show_on_dealer_website:true AND price > 0';
const main = (page: Page) => page.locator('main');
const onVehicle = (find: Probe['find'], cars = FOR_SALE): Probe => ({ at: { cars }, find });
const inForm = (selector: string): Probe => ({ at: '/forms', find: (page) => main(page).locator(selector) });

const gate = (at: string): Probe => ({
  at,
  find: (page) => page.getByRole('heading', { level: 1, name: /^Sign in/ }),
  missing: true,
});

const gateOfGarage = (path: MyBrandPath): Probe => ({ ...gate(path), garage: path });

/** A probe for every on/off setting of `lib/sites/features.ts`: a new one without a probe fails the test. */
export const SWITCHES: Readonly<Record<string, Probe>> = {
  caravansEnabled: {
    at: '/search?refinementList%5Bitem_type%5D%5B0%5D=caravan',
    find: (page) => page.locator('article.car-card').or(page.getByPlaceholder('Caravan, make or model')),
  },
  reserveEnabled: onVehicle(
    (page) => main(page).locator('a[href*="/checkout"]'),
    `${FOR_SALE} AND car_type:used`,
  ),
  checkoutEnabled: {
    ...onVehicle((page) => main(page).locator('a[href*="/checkout"]'), `${FOR_SALE} AND car_type:used`),
    round: 2,
  },
  agenticCheckout: {
    at: '/.well-known/acp.json',
    find: (page) => page.getByText('api_base_url'),
    round: 2,
    missing: true,
  },
  reserveHiddenForTestDriveOnly: {
    ...onVehicle(
      (page) => main(page).locator('a[href*="/checkout"]'),
      `${FOR_SALE} AND tag:"Test Drive Only" AND item_type:car`,
    ),
    shownWhen: false,
    round: 2,
  },
  paymentStripEnabled: { at: '/forms', find: (page) => page.locator('footer').getByText('We accept') },
  financeButtonsEnabled: onVehicle((page) => main(page).getByRole('link', { name: 'Get Finance' })),
  financeCalculatorEnabled: onVehicle((page) => page.getByRole('heading', { name: 'Finance calculator' })),
  interestSliderDisabled: {
    ...onVehicle((page) => page.getByRole('region', { name: 'Finance calculator' }).locator(':disabled')),
    round: 2,
    open: async (page) => {
      const calculator = page.getByRole('region', { name: 'Finance calculator' });
      await calculator.scrollIntoViewIfNeeded();
      await calculator.locator('input[type="range"]').first().waitFor();
    },
  },
  financePostcodeEnabled: {
    at: '/finance?car_id={newCar}',
    find: (page) => main(page).locator('input[name="postcode"]'),
    round: 2,
  },
  collapseSoldRuns: {
    at: '/search',
    find: (page) => page.locator('li:has(article:has-text("Sold")) + li:has(article:has-text("Sold"))'),
    shownWhen: false,
    sold: true,
  },
  priceAscRequiresPrice: {
    at: '/search?query={unpriced}&sortBy=sort_price%3Aasc',
    find: (page) => page.getByRole('article'),
    shownWhen: false,
  },
  adCardEnabled: { at: '/search', find: (page) => page.getByText('A card of the switches') },
  certifiedOnly: {
    at: '/search/used-cars',
    find: (page) => page.getByText('Not certified'),
    shownWhen: false,
    open: async (page) => {
      await page
        .locator('summary, button')
        .filter({ hasText: /^Certified/ })
        .first()
        .click();
      await page.getByText('Certified', { exact: true }).nth(1).waitFor();
    },
  },
  electricTagEnabled: {
    at: '/search?refinementList%5Bsimple_fuel%5D%5B0%5D=Electric',
    find: (page) => page.getByRole('article').locator('.badge', { hasText: 'Electric' }),
  },
  subscriptionEnabled: onVehicle(
    (page) => main(page).getByText(/per week|\/ ?week|p\/w/i),
    'subscription_price > 0',
  ),
  marketIndicatorEnabled: {
    at: '/search/used-cars',
    find: (page) => page.getByRole('article').getByText('below market average'),
  },
  autogaugeEnabled: onVehicle((page) => main(page).getByRole('heading', { name: /^Price/ })),
  stickyBottomBarEnabled: onVehicle((page) => page.locator('[aria-label="Enquire about this vehicle"]')),
  historyReportEnabled: { at: { report: true }, find: (page) => main(page).getByText('View history report') },
  tradeInEnabled: onVehicle((page) => main(page).getByText('Trade In Valuation')),
  valuationMiscellaneousEnabled: {
    at: '/api/miscellaneous',
    find: (page) => page.getByText('"valuation"'),
    missing: true,
  },
  fuelCalculatorEnabled: onVehicle((page) => page.getByRole('heading', { name: 'Fuel calculator' })),
  deliveryCalculatorEnabled: onVehicle((page) =>
    page.getByRole('heading', { name: 'Delivery', exact: true }),
  ),
  compareEnabled: { at: '/search', find: (page) => page.getByRole('article').getByText('Compare') },
  phoneRevealImmediate: { ...onVehicle((page) => main(page).getByText('XXXXX')), shownWhen: false },
  announcementLocatedAtEnabled: onVehicle(
    (page) => page.getByText(/^Located at/),
    `${FOR_SALE} AND state:SA`,
  ),
  shareTwitterHidden: {
    ...onVehicle((page) => page.getByRole('dialog').getByRole('link', { name: 'Twitter' })),
    shownWhen: false,
    open: async (page) => {
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Facebook' }).waitFor();
    },
  },
  testDriveHiddenForComingSoon: {
    ...onVehicle(
      (page) => main(page).locator('a[data-form="testDrive"]'),
      'status:coming_soon AND car_type:new',
    ),
    shownWhen: false,
  },
  testDriveSlotsEnabled: {
    at: '/book-test-drive?car_id={newCar}',
    find: (page) => page.getByText('Preferred date and time'),
    open: (page) => page.getByLabel('Name').waitFor(),
  },
  dealBuilderEnabled: onVehicle((page) => main(page).getByRole('link', { name: 'Build your deal' })),
  callBackEnabled: inForm('select[name="callBack"]'),
  commentsRequired: { ...inForm('label:has-text("Comments") :text("optional")'), shownWhen: false },
  formLocationsEnabled: inForm('select[name="location"]'),
  locationSelectForNewCars: {
    at: '/finance?car_id={newCar}',
    find: (page) => main(page).locator('select[name="location"][required]'),
    round: 2,
  },
  optInVisible: inForm('input[name="optIn"]'),
  optInDefault: { ...inForm('input[name="optIn"]:checked'), round: 2 },
  termsCheckboxEnabled: inForm('input[name="terms"]'),
  multiStepEnquiryEnabled: inForm(':text("Step 1 of")'),
  reviewsHidden: {
    at: { locations: true },
    find: (page) => main(page).getByRole('img', { name: /out of 5 stars$/ }),
    shownWhen: false,
  },
  budgetFinderEnabled: {
    at: '/forms',
    find: (page) => page.getByRole('heading', { name: 'A budget of the switches' }),
  },
  brandGridEnabled: {
    at: '/forms',
    find: (page) => page.getByRole('heading', { name: 'Brands of the switches' }),
  },
  brandBannerEnabled: { at: '/forms', find: (page) => page.getByText('A banner of the switches') },
  salesCounterEnabled: { at: '/forms', find: (page) => page.getByText('A counter of the switches') },
  financeNowBlockEnabled: { at: '/forms', find: (page) => page.getByText('Finance of the switches') },
  emergencyBannerEnabled: { at: '/forms', find: (page) => page.getByText('BOOK A SERVICE') },
  alertsEnabled: {
    at: '/search',
    find: (page) => main(page).getByRole('link', { name: 'Save this search' }),
    round: 2,
  },
  garageEnabled: { at: '/forms', find: (page) => page.locator('header a, aside a').getByText('My Garage') },
  garageApp: {
    at: '/site.webmanifest',
    find: (page) => page.getByText('"display":"standalone"'),
    missing: true,
    round: 2,
  },
  accessibilityStatement: {
    at: '/forms',
    find: (page) => page.locator('footer').getByRole('link', { name: 'Accessibility', exact: true }),
  },
  financePopupEnabled: onVehicle((page) => main(page).locator('a[data-form="finance"]')),
  gateTradeIn: gate('/trade-in'),
  gateSellMyCar: gate('/sell-my-car'),
  gateCheckout: { ...gate('/cars/any/checkout'), round: 2 },
  gatePersonalisedFinance: gate('/personalised/finance'),
  gateFinance: { at: '/finance', find: (page) => page.locator('#finance-form'), shownWhen: false },
  gateSpinToWin: gate('/spin-to-win'),
  gateMyMotorama: gateOfGarage('/mymotorama'),
  gateMyBigBoxCars: gateOfGarage('/mybigboxcars'),
  gateMyBlinkr: gateOfGarage('/myblinkr'),
  gateMyServco: gateOfGarage('/myservco'),
  // What marks a page with a running trial is hidden.
  trials: { at: '/forms', find: (page) => page.locator('[data-page-trial]') },
  megaMenuEnabled: {
    at: '/forms',
    find: (page) => page.locator('header').getByText('Models', { exact: true }),
  },
};
