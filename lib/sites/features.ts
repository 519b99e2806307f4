import { z } from 'zod';
import { type BadSetting, parseDefinitions } from './settings.ts';

/**
 * Feature flags of a site: fields of its `siteFeatures` document, which only administrators can edit. Each
 * has a default, a group in the studio and a description.
 */
export const featureDefinitions = {
  caravansEnabled: feature(false, 'Stock', 'List, filter and describe caravans'),
  checkoutEnabled: feature(false, 'Buying', 'Reserve cars online, where allowed'),
  reserveEnabled: feature(false, 'Buying', 'Reserve buttons'),
  reserveHiddenForTestDriveOnly: feature(true, 'Buying', 'Hide Reserve on test-drive-only cars'),
  paymentStripEnabled: feature(false, 'Buying', "'We accept' strip of payment methods"),
  financeButtonsEnabled: feature(true, 'Finance', 'Finance buttons on cards and vehicle pages'),
  financeCalculatorEnabled: feature(true, 'Finance', 'Finance calculator on vehicle pages'),
  interestSliderDisabled: feature(false, 'Finance', 'Fix the rate of the calculator'),
  financeNowBlockEnabled: feature(false, 'Finance', "'Get Finance Now' block with its dialog"),
  financePopupEnabled: feature(
    false,
    'Finance',
    'Instant pre-approval in a popup on vehicle and finance pages',
  ),
  financePostcodeEnabled: feature(false, 'Finance', 'Ask for a postcode in finance forms'),
  collapseSoldRuns: feature(true, 'Search', 'Show only the first of consecutive sold cars'),
  priceAscRequiresPrice: feature(true, 'Search', 'Hide cars without a price when sorting by price'),
  adCardEnabled: feature(false, 'Search', 'Promo card in results'),
  certifiedOnly: feature(false, 'Search', "Hide the 'false' certified option"),
  electricTagEnabled: feature(false, 'Cars', 'Electric and hybrid tag'),
  subscriptionEnabled: feature(false, 'Cars', 'Subscription prices'),
  marketIndicatorEnabled: feature(false, 'Cars', 'Below-market indicator'),
  autogaugeEnabled: feature(false, 'Cars', 'Price comparison and price history'),
  stickyBottomBarEnabled: feature(false, 'Cars', 'Bottom bar after scrolling 900 px'),
  historyReportEnabled: feature(true, 'Cars', 'History report button'),
  tradeInEnabled: feature(true, 'Cars', 'Trade-in button and pages'),
  valuationMiscellaneousEnabled: feature(false, 'Cars', 'Save trade-in valuations'),
  fuelCalculatorEnabled: feature(true, 'Cars', 'Fuel calculator; for electric cars the charging cost'),
  deliveryCalculatorEnabled: feature(false, 'Cars', "Delivery calculator, using the site's delivery prices"),
  compareEnabled: feature(false, 'Cars', 'Compare up to four cars'),
  phoneRevealImmediate: feature(false, 'Cars', 'Show full phone numbers immediately'),
  announcementLocatedAtEnabled: feature(
    false,
    'Cars',
    "'Located at {city}' bar of cars that stand elsewhere",
  ),
  shareTwitterHidden: feature(false, 'Cars', 'Hide Twitter in the share channels'),
  testDriveSlotsEnabled: feature(true, 'Enquiries', 'Choose a time when requesting a test drive'),
  testDriveHiddenForComingSoon: feature(false, 'Enquiries', 'Hide test drives for coming-soon cars'),
  commentsRequired: feature(true, 'Enquiries', 'Require comments'),
  formLocationsEnabled: feature(false, 'Enquiries', 'Location select without a car'),
  locationSelectForNewCars: feature(false, 'Enquiries', 'Location select for new cars'),
  optInVisible: feature(true, 'Enquiries', 'Opt-in checkbox on all forms except job applications'),
  optInDefault: feature(
    true,
    'Enquiries',
    'Pre-tick the opt-in. This is weak consent under the Spam Act: ACMA does not accept a pre-ticked box, and you have to prove consent. Turn it off',
  ),
  termsCheckboxEnabled: feature(false, 'Enquiries', 'Terms checkbox'),
  multiStepEnquiryEnabled: feature(false, 'Enquiries', 'Multi-step enquiries'),
  reviewsHidden: feature(false, 'Content', 'Hide reviews'),
  budgetFinderEnabled: feature(false, 'Content', 'Budget finder'),
  brandGridEnabled: feature(false, 'Content', 'Group brand grid'),
  brandBannerEnabled: feature(false, 'Content', 'Brand banner'),
  salesCounterEnabled: feature(false, 'Content', 'Sales counter: vehicles sold this month, counting up'),
  emergencyBannerEnabled: feature(false, 'Content', "'BOOK A SERVICE' banner, or custom text and dates"),
  garageEnabled: feature(false, 'Accounts', 'My Garage, with links to it'),
  alertsEnabled: feature(false, 'Accounts', 'Alerts for saved cars and saved searches, in My Garage'),
  gateTradeIn: feature(false, 'Accounts', 'Require sign-in for trade-in pages'),
  gateSellMyCar: feature(false, 'Accounts', "Require sign-in for 'Sell my car'"),
  gateCheckout: feature(true, 'Accounts', 'Require sign-in for checkout'),
  gatePersonalisedFinance: feature(true, 'Accounts', 'Require sign-in for personal finance quotes'),
  gateFinance: feature(false, 'Accounts', 'Require sign-in for the finance page'),
  gateSpinToWin: feature(true, 'Accounts', "Require sign-in for 'Spin to win'"),
  gateMyMotorama: feature(true, 'Accounts', 'Require sign-in for /mymotorama'),
  gateMyBigBoxCars: feature(true, 'Accounts', 'Require sign-in for /mybigboxcars'),
  gateMyBlinkr: feature(true, 'Accounts', 'Require sign-in for /myblinkr'),
  gateMyServco: feature(true, 'Accounts', 'Require sign-in for /myservco'),
  megaMenuEnabled: feature(true, 'Content', 'Mega menu of models'),
} as const;

export type FeatureName = keyof typeof featureDefinitions;
export type SiteFeatures = Record<FeatureName, boolean>;

function feature(fallback: boolean, group: string, description: string) {
  return { type: z.boolean(), fallback, group, description };
}

/**
 * Parses a `siteFeatures` document (SITE-04).
 * @param raw the document, or null for defaults only
 */
export function parseFeatures(raw: Record<string, unknown> | null | undefined): {
  features: SiteFeatures;
  bad: BadSetting[];
} {
  const { settings, bad } = parseDefinitions(featureDefinitions, raw);
  return { features: settings as SiteFeatures, bad };
}
