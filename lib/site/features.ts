import { z } from 'zod';
import { type BadSetting, parseDefinitions } from './settings.ts';

/**
 * The on/off switches of a site: the fields of its `siteFeatures` document, which only administrators
 * may write. Name, default, group for the studio's matrix, and what it switches.
 */
export const featureDefinitions = {
  caravansEnabled: feature(false, 'Stock', 'Caravans are listed, filtered and specified'),
  garageEnabled: feature(false, 'Account', 'My Garage links and page'),
  checkoutEnabled: feature(false, 'Buying', 'Online purchase, for cars that allow it'),
  reserveEnabled: feature(false, 'Buying', 'Reserve buttons'),
  reserveHiddenForTestDriveOnly: feature(true, 'Buying', 'Hides reserve on test-drive-only cars'),
  paymentStripEnabled: feature(false, 'Buying', "'We accept' strip of payment methods"),
  financeButtonsEnabled: feature(true, 'Finance', 'Finance buttons on cards and vehicle pages'),
  financeCalculatorEnabled: feature(true, 'Finance', 'Finance calculator'),
  interestSliderDisabled: feature(false, 'Finance', 'The interest rate cannot be moved'),
  financePopupEnabled: feature(false, 'Finance', 'Instant pre-approval popup'),
  financePostcodeEnabled: feature(false, 'Finance', 'Required postcode in the finance form'),
  financeNowBlockEnabled: feature(false, 'Finance', "'Get Finance Now' block and dialog"),
  gateTradeIn: feature(false, 'Sign-in first', 'Trade-in'),
  gateSellMyCar: feature(false, 'Sign-in first', 'Sell my car'),
  gateCheckout: feature(true, 'Sign-in first', 'Checkout, once a car is known'),
  gatePersonalisedFinance: feature(true, 'Sign-in first', 'Personalised finance'),
  gateFinance: feature(false, 'Sign-in first', 'Finance'),
  gateSpinToWin: feature(true, 'Sign-in first', 'Spin to win'),
  gateMyMotorama: feature(true, 'Sign-in first', 'My Motorama'),
  gateMyBigBoxCars: feature(true, 'Sign-in first', 'My Big Box Cars'),
  gateMyBlinkr: feature(true, 'Sign-in first', 'My Blinkr'),
  gateMyServco: feature(true, 'Sign-in first', 'My Servco'),
  collapseSoldRuns: feature(true, 'Search', 'Only the first of each run of sold cars'),
  priceAscRequiresPrice: feature(true, 'Search', 'Price ascending lists priced cars only'),
  adCardEnabled: feature(false, 'Search', 'Promo card among the results'),
  certifiedOnly: feature(false, 'Search', "Hides the 'false' certified option"),
  compareEnabled: feature(false, 'Search', 'Compare'),
  electricTagEnabled: feature(false, 'Cars', 'Electric and hybrid tag'),
  subscriptionEnabled: feature(false, 'Cars', 'Subscription prices'),
  marketIndicatorEnabled: feature(false, 'Cars', 'Below-market indicator'),
  autogaugeEnabled: feature(false, 'Cars', 'Price-comparison gauge'),
  stickyBottomBarEnabled: feature(false, 'Cars', 'Bottom bar after 900 px of scroll'),
  fuelCalculatorEnabled: feature(true, 'Cars', 'Fuel calculator'),
  deliveryCalculatorEnabled: feature(false, 'Cars', 'Delivery calculator'),
  historyReportEnabled: feature(true, 'Cars', 'History report button'),
  tradeInEnabled: feature(true, 'Cars', 'Trade-in button and pages'),
  shareTwitterHidden: feature(false, 'Cars', 'Hides Twitter among the share channels'),
  testDriveHiddenForComingSoon: feature(false, 'Enquiries', 'No test drive of coming-soon cars'),
  testDriveSlotsEnabled: feature(true, 'Enquiries', 'Times to choose from when booking a test drive'),
  phoneRevealImmediate: feature(false, 'Enquiries', 'Phone numbers show whole at once'),
  commentsRequired: feature(true, 'Enquiries', 'Comments are required'),
  formLocationsEnabled: feature(false, 'Enquiries', 'Location select without a car'),
  locationSelectForNewCars: feature(false, 'Enquiries', 'Location select for new cars'),
  optInVisible: feature(true, 'Enquiries', 'Opt-in checkbox'),
  optInDefault: feature(true, 'Enquiries', 'Opt-in ticked at start'),
  termsCheckboxEnabled: feature(false, 'Enquiries', 'Terms checkbox'),
  multiStepEnquiryEnabled: feature(false, 'Enquiries', 'Enquiry in steps'),
  valuationMiscellaneousEnabled: feature(false, 'Enquiries', 'Valuation results are sent on'),
  reviewsHidden: feature(false, 'Content', 'Hides reviews'),
  budgetFinderEnabled: feature(false, 'Content', 'Budget finder'),
  brandGridEnabled: feature(false, 'Content', 'Group brand grid'),
  brandBannerEnabled: feature(false, 'Content', 'Brand banner'),
  salesCounterEnabled: feature(false, 'Content', 'Sales counter'),
  announcementLocatedAtEnabled: feature(false, 'Content', "'Located at {city}' bar"),
  emergencyBannerEnabled: feature(false, 'Content', "'BOOK A SERVICE' banner"),
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
