import type { SettingsContent, SwitchesContent } from '../shared/site-content.ts';

export const settings: SettingsContent = {
  timeZone: 'Australia/Brisbane',
  carTypes: ['new', 'demo', 'used'],
  cardButtons: ['viewDetails', 'enquire', 'reserve', 'finance'],
  certifiedBadgeMake: 'Toyota',
  saveMode: 'favourites',
  priceComparedWith: 'ownStock',
  phoneByCarType: { new: '07 7010 0110', demo: '07 7010 0110', used: '07 7010 0119' },
  warrantyTextByCarType: {
    new: "The maker's new-car warranty, five to ten years by make.",
    demo: "The rest of the maker's new-car warranty.",
    used: 'Twelve months of Harbour Certified warranty.',
  },
  usedCarPoints: [
    {
      title: 'Twelve months of warranty',
      text: 'Engine, gearbox and electrics, at any workshop of ours or near you.',
      about: 'warranty',
    },
    {
      title: 'Roadside assistance',
      text: 'A year of it, anywhere in Australia, from the day you drive off.',
      about: 'roadside',
    },
    {
      title: '120 points inspected',
      text: 'Our workshop signs the sheet, and you get a copy of it.',
      about: 'inspection',
    },
    {
      title: 'History checked',
      text: 'Finance owing, write-offs and odometer, against the national register.',
      about: 'history',
    },
  ],
  viewOurStockTarget: 'location',
  offerPathStyle: 'manufacturer',
  locationPathBase: 'locations',
  locationPathSlug: 'location',
  financePath: '/finance',
  sellCarPath: '/sell-my-car',
  extraPages: ['careers', 'fleet', 'electric-vehicles', 'online-payment', 'dealer-locator'],
  mergeLocationsBy: { footer: 'street', locationCards: 'street', phoneList: 'phone' },
  closedHoursDisplay: 'closed',
  bodyTileLimit: 4,
  bodyTileTarget: 'search',
  menuOpenBy: 'hover',
  financeProvider: 'Harbour Finance',
  loanAmountMaxRule: 'priceTimes105',
  financeProviders: [
    {
      provider: 'Harbour Finance',
      creditLicence: 'Australian Credit Licence 000 110',
      interestMin: 7.5,
      interestMax: 14.5,
      establishmentFee: 1300,
    },
  ],
  financeBrokerPhone: '07 7010 0115',
};

export const features: SwitchesContent = {
  adCardEnabled: true,
  autogaugeEnabled: true,
  brandGridEnabled: true,
  budgetFinderEnabled: true,
  checkoutEnabled: true,
  compareEnabled: true,
  deliveryCalculatorEnabled: true,
  announcementLocatedAtEnabled: true,
  electricTagEnabled: true,
  formLocationsEnabled: true,
  marketIndicatorEnabled: true,
  paymentStripEnabled: true,
  reserveEnabled: true,
};
