import { z } from 'zod';
import { type BadSetting, parseDefinitions } from './settings.ts';

/**
 * The on/off switches of a site: the fields of its `siteFeatures` document, which only administrators
 * may write. Name, default, group for the studio's matrix, and what it switches.
 */
export const featureDefinitions = {
  caravansEnabled: feature(false, 'Stock', 'Caravans are listed, filtered and specified'),
  checkoutEnabled: feature(false, 'Buying', 'Reserving online, for cars that allow it'),
  reserveEnabled: feature(false, 'Buying', 'Reserve buttons'),
  reserveHiddenForTestDriveOnly: feature(true, 'Buying', 'Hides reserve on test-drive-only cars'),
  paymentStripEnabled: feature(false, 'Buying', "'We accept' strip of payment methods"),
  financeButtonsEnabled: feature(true, 'Finance', 'Finance buttons on cards and vehicle pages'),
  financeCalculatorEnabled: feature(true, 'Finance', 'Finance calculator on vehicle pages'),
  interestSliderDisabled: feature(false, 'Finance', 'The rate of the calculator cannot be moved'),
  financeNowBlockEnabled: feature(false, 'Finance', "'Get Finance Now' block with its dialog"),
  financePopupEnabled: feature(
    false,
    'Finance',
    'Instant pre-approval in a popup on vehicle and finance pages',
  ),
  financePostcodeEnabled: feature(false, 'Finance', 'The finance forms ask for a postcode'),
  collapseSoldRuns: feature(true, 'Search', 'Only the first of each run of sold cars'),
  priceAscRequiresPrice: feature(true, 'Search', 'Price ascending lists priced cars only'),
  adCardEnabled: feature(false, 'Search', 'Promo card among the results'),
  certifiedOnly: feature(false, 'Search', "Hides the 'false' certified option"),
  electricTagEnabled: feature(false, 'Cars', 'Electric and hybrid tag'),
  subscriptionEnabled: feature(false, 'Cars', 'Subscription prices'),
  marketIndicatorEnabled: feature(false, 'Cars', 'Below-market indicator'),
  autogaugeEnabled: feature(false, 'Cars', 'Price comparison and price history'),
  stickyBottomBarEnabled: feature(false, 'Cars', 'Bottom bar after 900 px of scroll'),
  historyReportEnabled: feature(true, 'Cars', 'History report button'),
  tradeInEnabled: feature(true, 'Cars', 'Trade-in button and pages'),
  valuationMiscellaneousEnabled: feature(false, 'Cars', 'Browsers report trade-in valuations as well'),
  fuelCalculatorEnabled: feature(true, 'Cars', 'Fuel calculator; for electric cars the charging cost'),
  deliveryCalculatorEnabled: feature(
    false,
    'Cars',
    'Delivery calculator, by the delivery prices of the site',
  ),
  compareEnabled: feature(false, 'Cars', 'Comparing up to four cars'),
  phoneRevealImmediate: feature(false, 'Cars', 'Phone numbers are shown whole at once'),
  announcementLocatedAtEnabled: feature(
    false,
    'Cars',
    "'Located at {city}' bar of cars that stand elsewhere",
  ),
  shareTwitterHidden: feature(false, 'Cars', 'Hides Twitter among the share channels'),
  testDriveSlotsEnabled: feature(true, 'Enquiries', 'A time can be chosen when asking for a test drive'),
  testDriveHiddenForComingSoon: feature(false, 'Enquiries', 'No test drive of coming-soon cars'),
  commentsRequired: feature(true, 'Enquiries', 'Comments are required'),
  formLocationsEnabled: feature(false, 'Enquiries', 'Location select without a car'),
  locationSelectForNewCars: feature(false, 'Enquiries', 'Location select for new cars'),
  optInVisible: feature(true, 'Enquiries', 'Opt-in checkbox, on every form but job applications'),
  optInDefault: feature(
    true,
    'Enquiries',
    'Opt-in ticked at start. This is weak consent under the Spam Act: ACMA does not accept a box that was ticked for the person, and you have to prove their consent. Turn it off',
  ),
  termsCheckboxEnabled: feature(false, 'Enquiries', 'Terms checkbox'),
  multiStepEnquiryEnabled: feature(false, 'Enquiries', 'Enquiries in steps'),
  reviewsHidden: feature(false, 'Content', 'Hides reviews'),
  budgetFinderEnabled: feature(false, 'Content', 'Budget finder'),
  brandGridEnabled: feature(false, 'Content', 'Group brand grid'),
  brandBannerEnabled: feature(false, 'Content', 'Brand banner'),
  salesCounterEnabled: feature(false, 'Content', 'Sales counter: vehicles sold this month, counting on'),
  emergencyBannerEnabled: feature(
    false,
    'Content',
    "'BOOK A SERVICE' banner, or the words and dates an editor gives it",
  ),
  garageEnabled: feature(false, 'Accounts', 'My Garage and the links to it'),
  alertsEnabled: feature(false, 'Accounts', 'Alerts of saved cars and saved searches, in My Garage'),
  gateTradeIn: feature(false, 'Accounts', 'Sign-in before the trade-in pages'),
  gateSellMyCar: feature(false, 'Accounts', "Sign-in before 'Sell my car'"),
  gateCheckout: feature(true, 'Accounts', 'Sign-in before the checkout of a car'),
  gatePersonalisedFinance: feature(true, 'Accounts', 'Sign-in before the personal finance quote'),
  gateFinance: feature(false, 'Accounts', 'Sign-in before the finance page'),
  gateSpinToWin: feature(true, 'Accounts', "Sign-in before 'Spin to win'"),
  gateMyMotorama: feature(true, 'Accounts', 'Sign-in before /mymotorama'),
  gateMyBigBoxCars: feature(true, 'Accounts', 'Sign-in before /mybigboxcars'),
  gateMyBlinkr: feature(true, 'Accounts', 'Sign-in before /myblinkr'),
  gateMyServco: feature(true, 'Accounts', 'Sign-in before /myservco'),
  megaMenuEnabled: feature(true, 'Content', 'Mega menu of models'),
} as const;

export type FeatureName = keyof typeof featureDefinitions;
export type SiteFeatures = Record<FeatureName, boolean>;

function feature(fallback: boolean, group: string, description: string) {
  return { type: z.boolean(), fallback, group, description };
}

/**
 * Reads a `siteFeatures` document (SITE-04).
 * @param raw the document or null when the site has none: every switch then has its default
 */
export function parseFeatures(raw: Record<string, unknown> | null | undefined): {
  features: SiteFeatures;
  bad: BadSetting[];
} {
  const { settings, bad } = parseDefinitions(featureDefinitions, raw);
  return { features: settings as SiteFeatures, bad };
}
