import { z } from 'zod';
import { type BadSetting, parseDefinitions } from './settings.ts';

/**
 * Returns the id of a site's features document. It has no dot, as documents with dots in their id are
 * private.
 */
export const siteFeaturesId = (siteSlug: string): string => `siteFeatures-${siteSlug}`;

/**
 * The features of a site: fields of `siteFeatures`, which administrators write.
 */
export const featureDefinitions = {
  caravansEnabled: feature(
    false,
    'Stock',
    'Caravans',
    'Caravans appear in search, with caravan filters and specifications',
  ),
  checkoutEnabled: feature(
    false,
    'Buying',
    'Online reservations',
    'Shoppers can reserve eligible cars online',
  ),
  agenticCheckout: feature(
    false,
    'Buying',
    'Reservations by assistants',
    'Assistants such as ChatGPT can reserve a car for a shopper, who accepts the terms on this site. If checkout requires sign-in, they only hand over to it',
  ),
  reserveEnabled: feature(
    false,
    'Buying',
    'Reserve buttons',
    'Cards and vehicle pages have a reserve button',
  ),
  reserveHiddenForTestDriveOnly: feature(
    true,
    'Buying',
    'Hide reserve button on test-drive-only cars',
    'Cars tagged as test drive only have no reserve button',
  ),
  paymentStripEnabled: feature(
    false,
    'Buying',
    'Payment methods',
    'Pages show a ‘We accept’ strip of payment methods',
  ),
  financeButtonsEnabled: feature(
    true,
    'Finance',
    'Finance buttons',
    'Cards and vehicle pages have a finance button',
  ),
  financeCalculatorEnabled: feature(
    true,
    'Finance',
    'Finance calculator',
    'Vehicle pages have a finance calculator',
  ),
  interestSliderDisabled: feature(
    false,
    'Finance',
    'Fixed interest rate in calculator',
    'Shoppers can’t change the interest rate of the finance calculator',
  ),
  financeNowBlockEnabled: feature(
    false,
    'Finance',
    '‘Get Finance Now’ block',
    'Pages show the ‘Get Finance Now’ block with its dialog',
  ),
  financePopupEnabled: feature(
    false,
    'Finance',
    'Instant pre-approval',
    'Vehicle and finance pages offer instant pre-approval in a popup',
  ),
  financePostcodeEnabled: feature(
    false,
    'Finance',
    'Postcode in finance forms',
    'Finance forms ask for a postcode',
  ),
  collapseSoldRuns: feature(
    true,
    'Search',
    'Group sold cars in results',
    'Results show only the first of several sold cars in a row',
  ),
  priceAscRequiresPrice: feature(
    true,
    'Search',
    'Hide cars without a price when sorting by price',
    'Sorting by lowest price lists only cars that have a price',
  ),
  adCardEnabled: feature(
    false,
    'Search',
    'Promo card in results',
    'A promo card appears among the search results',
  ),
  certifiedOnly: feature(
    false,
    'Search',
    'Certified filter without ‘No’',
    'The certified filter offers only certified cars',
  ),
  electricTagEnabled: feature(
    false,
    'Cars',
    'Electric and hybrid tag',
    'Electric and hybrid cars have a tag',
  ),
  subscriptionEnabled: feature(
    false,
    'Cars',
    'Subscription prices',
    'Cars show weekly prices, once the minimum term and inclusions are set',
  ),
  marketIndicatorEnabled: feature(
    false,
    'Cars',
    'Below-market tag',
    'Cars priced below the market have a tag',
  ),
  autogaugeEnabled: feature(
    false,
    'Cars',
    'Price comparison',
    'Vehicle pages show a price comparison and the price history',
  ),
  stickyBottomBarEnabled: feature(
    false,
    'Cars',
    'Sticky bottom bar',
    'A bar with buttons stays at the bottom of vehicle pages after scrolling 900 pixels',
  ),
  historyReportEnabled: feature(
    true,
    'Cars',
    'History reports',
    'Vehicle pages have a history report button',
  ),
  tradeInEnabled: feature(
    true,
    'Cars',
    'Trade-in',
    'Vehicle pages have a trade-in button, and the trade-in pages exist',
  ),
  valuationMiscellaneousEnabled: feature(
    false,
    'Cars',
    'Save trade-in valuations',
    'Valuations that shoppers see are saved with their trade-in. Pages look the same',
  ),
  fuelCalculatorEnabled: feature(
    true,
    'Cars',
    'Fuel and charging calculator',
    'Vehicle pages have a fuel calculator, or a charging cost calculator for electric cars',
  ),
  deliveryCalculatorEnabled: feature(
    false,
    'Cars',
    'Delivery calculator',
    'Vehicle pages calculate the delivery price from the site’s delivery prices',
  ),
  compareEnabled: feature(false, 'Cars', 'Compare', 'Shoppers can compare up to four cars'),
  phoneRevealImmediate: feature(
    false,
    'Cars',
    'Show phone numbers in full',
    'Phone numbers are shown in full without a click',
  ),
  announcementLocatedAtEnabled: feature(
    false,
    'Cars',
    '‘Located at’ bar',
    'Cars at another location show a ‘Located at {city}’ bar',
  ),
  shareTwitterHidden: feature(
    false,
    'Cars',
    'Hide Twitter when sharing',
    'Twitter is not offered for sharing cars',
  ),
  testDriveSlotsEnabled: feature(
    true,
    'Enquiries',
    'Test drive times',
    'Shoppers can choose a time when they book a test drive',
  ),
  dealBuilderEnabled: feature(
    false,
    'Buying',
    'Build your deal',
    'Shoppers can put together price, trade-in, extras, finance and delivery on vehicle pages and send them to you as a deal. You answer in Leads',
  ),
  callBackEnabled: feature(
    false,
    'Enquiries',
    'Call-back times',
    'Shoppers who enquire can choose an hour today or on the next opening day in which you call them. The call becomes a task',
  ),
  testDriveHiddenForComingSoon: feature(
    false,
    'Enquiries',
    'No test drives for coming-soon cars',
    'Coming-soon cars have no test drive button',
  ),
  commentsRequired: feature(
    true,
    'Enquiries',
    'Required comments',
    'Shoppers must fill in the comments of an enquiry',
  ),
  formLocationsEnabled: feature(
    false,
    'Enquiries',
    'Location in general enquiries',
    'Enquiries that are not about a car let shoppers choose a location',
  ),
  locationSelectForNewCars: feature(
    false,
    'Enquiries',
    'Location for new cars',
    'Enquiries about new cars let shoppers choose a location',
  ),
  optInVisible: feature(
    true,
    'Enquiries',
    'Marketing opt-in',
    'Forms have a marketing opt-in checkbox, except job applications',
  ),
  optInDefault: feature(
    true,
    'Enquiries',
    'Pre-ticked marketing opt-in',
    'The marketing opt-in is ticked when a form opens. This is weak consent under the Spam Act: ACMA does not accept a box that was ticked for the person, and you have to prove their consent. Turn it off',
  ),
  termsCheckboxEnabled: feature(
    false,
    'Enquiries',
    'Terms checkbox',
    'Shoppers must accept the terms of use before they send a form',
  ),
  multiStepEnquiryEnabled: feature(
    false,
    'Enquiries',
    'Enquiries in steps',
    'Enquiry forms are split into several steps',
  ),
  reviewsHidden: feature(false, 'Content', 'Hide reviews', 'Reviews are not shown on any page'),
  budgetFinderEnabled: feature(false, 'Content', 'Budget finder', 'Pages show budget finder blocks'),
  brandGridEnabled: feature(
    false,
    'Content',
    'Brand grid',
    'Pages show brand grid blocks with the group’s brands',
  ),
  brandBannerEnabled: feature(false, 'Content', 'Brand banner', 'Pages show brand banner blocks'),
  salesCounterEnabled: feature(
    false,
    'Content',
    'Sales counter',
    'Pages show how many vehicles were sold this month',
  ),
  emergencyBannerEnabled: feature(
    false,
    'Content',
    'Emergency banner',
    'Every page shows the emergency banner, with the text ‘BOOK A SERVICE’ or an editor’s own text and dates',
  ),
  garageEnabled: feature(false, 'Accounts', 'My Garage', 'Shoppers can open My Garage and see links to it'),
  alertsEnabled: feature(
    false,
    'Accounts',
    'Alerts',
    'Shoppers can get alerts for saved cars and saved searches in My Garage',
  ),
  garageApp: feature(
    false,
    'Accounts',
    'My Garage as an app',
    'Shoppers can install My Garage on their phone, open it without a connection, and get notifications about prices, reservations and messages. Needs My Garage',
  ),
  gateTradeIn: feature(
    false,
    'Accounts',
    'Sign-in for trade-in',
    'Shoppers must sign in to open the trade-in pages',
  ),
  gateSellMyCar: feature(
    false,
    'Accounts',
    'Sign-in for ‘Sell my car’',
    'Shoppers must sign in to open ‘Sell my car’',
  ),
  gateCheckout: feature(true, 'Accounts', 'Sign-in for checkout', 'Shoppers must sign in to reserve a car'),
  gatePersonalisedFinance: feature(
    true,
    'Accounts',
    'Sign-in for finance quotes',
    'Shoppers must sign in to get a personal finance quote',
  ),
  gateFinance: feature(
    false,
    'Accounts',
    'Sign-in for finance page',
    'Shoppers must sign in to open the finance page',
  ),
  gateSpinToWin: feature(
    true,
    'Accounts',
    'Sign-in for ‘Spin to win’',
    'Shoppers must sign in to spin the wheel',
  ),
  gateMyMotorama: feature(
    true,
    'Accounts',
    'Sign-in for /mymotorama',
    'Shoppers must sign in to open /mymotorama',
  ),
  gateMyBigBoxCars: feature(
    true,
    'Accounts',
    'Sign-in for /mybigboxcars',
    'Shoppers must sign in to open /mybigboxcars',
  ),
  gateMyBlinkr: feature(true, 'Accounts', 'Sign-in for /myblinkr', 'Shoppers must sign in to open /myblinkr'),
  gateMyServco: feature(true, 'Accounts', 'Sign-in for /myservco', 'Shoppers must sign in to open /myservco'),
  accessibilityStatement: feature(
    false,
    'Content',
    'Accessibility statement',
    'The footer links to a page that says how far this site meets WCAG 2.2 AA, and how to report a barrier',
  ),
  trials: feature(
    false,
    'Content',
    'Trials',
    'Editors can show a change of a page to half of its visitors and compare the results (A/B test). A first-party cookie keeps each visitor on one version',
  ),
  megaMenuEnabled: feature(true, 'Content', 'Mega menu', 'The header has a mega menu of models'),
} as const;

export type FeatureName = keyof typeof featureDefinitions;
export type SiteFeatures = Record<FeatureName, boolean>;

function feature(fallback: boolean, group: string, title: string, description: string) {
  return { type: z.boolean(), fallback, group, title, description };
}

/** Reads a `siteFeatures` document (SITE-04). Without one, every feature has its default. */
export function parseFeatures(raw: Record<string, unknown> | null | undefined): {
  features: SiteFeatures;
  bad: BadSetting[];
} {
  const { settings, bad } = parseDefinitions(featureDefinitions, raw);
  return { features: settings as SiteFeatures, bad };
}
