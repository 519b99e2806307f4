import type { FeaturesContent, SettingsContent } from '../shared/site-content.ts';

export const settings: SettingsContent = {
  timeZone: 'Australia/Sydney',
  carTypes: ['new', 'demo', 'used'],
  soldVisibleDays: 7,
  hitsPerPage: 12,
  defaultSort: 'created_at:desc',
  facets: [
    'car_type',
    'body',
    'make',
    'price',
    'price_range',
    'year',
    'filtered_features',
    'colour',
    'created_at_timestamp',
  ],
  popularMakesCount: 4,
  cardButtons: ['viewDetails', 'finance'],
  financeButtonLabel: 'Enquire Now',
  reserveAmountText: '$500',
  noPriceText: 'Price on application.',
  usedCarPoints: [
    {
      title: 'Dry and tight',
      text: 'Each van is damp-tested, and the readings are yours to read.',
      about: 'inspection',
    },
    {
      title: 'Gas and brakes certified',
      text: 'With the certificates, before you hitch up.',
      about: 'warranty',
    },
  ],
  saveMode: 'favourites',
  locationPathBase: 'locations',
  locationPathSlug: 'dealership',
  financeEligibilityRule: 'stockOnly',
  financeStepsWording: [
    {
      title: 'Tell us the trip',
      text: 'How long, how far and with whom. That decides the van, and the van decides the loan.',
    },
    { title: 'Apply once', text: 'We ask the lenders who like caravans. Your credit file is read once.' },
    { title: 'Hitch up', text: 'First repayment a month after handover.' },
  ],
  enquiryForms: ['enquiry', 'photo'],
  enquiryCategories: ['General', 'New caravan', 'Used caravan', 'Service', 'Parts', 'Finance', 'Feedback'],
  mergeLocationsBy: { footer: 'street', locationCards: 'street' },
  closedHoursDisplay: 'enquire',
  priceSlider: { min: 10000, max: 150000, step: 1000 },
  menuOpenBy: 'hover',
  socialPixelId: '560200010001',
  consentMode: 'granted',
  loanAmountMaxRule: 'fixed250000',
  interestDefault: 8.25,
  listedFees: [
    { name: 'Application', amount: 450, charged: 'establishment' },
    { name: 'Monthly account', amount: 10, charged: 'monthly' },
  ],
  budgetInterest: 'siteRate',
  lenderHandOver: 'ask',
  quoteAmount: { min: 10_000, max: 150_000, start: 60_000 },
  financeProviders: [
    {
      provider: 'Coastal Leisure Finance',
      creditLicence: 'Australian Credit Licence 000 140',
      repaymentRounding: 'nearest',
    },
  ],
  financeDisclaimer:
    'A caravan loan is a leisure loan: the lender looks at the van, at what tows it and at your circumstances. The weekly figure is an estimate for this van, not an offer of credit.',
};

export const features: FeaturesContent = {
  budgetFinderEnabled: true,
  caravansEnabled: true,
  collapseSoldRuns: false,
  financeCalculatorEnabled: false,
  fuelCalculatorEnabled: false,
  // Caravan finance and trade-ins start with a conversation, so these pages require sign-in; all others are
  // open.
  gateCheckout: false,
  gateFinance: true,
  gateMyBigBoxCars: false,
  gateMyBlinkr: false,
  gateMyMotorama: false,
  gateMyServco: false,
  gatePersonalisedFinance: false,
  gateSellMyCar: true,
  gateSpinToWin: false,
  gateTradeIn: true,
  historyReportEnabled: false,
  megaMenuEnabled: false,
  // Caravan enquiries are long, so ask step by step.
  multiStepEnquiryEnabled: true,
  optInDefault: false,
  priceAscRequiresPrice: false,
  testDriveSlotsEnabled: false,
  tradeInEnabled: false,
};
