import { photograph } from '../shared/picture.ts';
import type { OfferContent } from '../shared/site-content.ts';

const approval = 'Approved applicants only. Terms, conditions, fees and charges apply.';

export const offers: OfferContent[] = [
  {
    name: 'ranger-fleet-pack',
    title: 'Ranger with tray, canopy and tow bar',
    category: 'Business offer',
    image: photograph('harbour-offer-fleet', 'A grey dual-cab ute'),
    description:
      'Order a Ranger through Harbour Fleet and we fit an alloy tray, a canopy and a heavy-duty tow bar before you collect it. Fitted in our own bays in Moorooka, with the wiring and the engineering certificate done, and covered for as long as the ute is.',
    disclaimer:
      'For ABN holders who order one or more new Ford Ranger dual cabs through Harbour Fleet by 28 February 2027. Tray, canopy and tow bar of our choice to a value of $6,400, fitted. Not with other fleet discounts. Towing capacity depends on the variant. While stock lasts.',
    brand: 'Ford',
    stock: { carTypes: ['new'], models: ['Ranger'] },
    from: '2026-10-01',
    until: '2027-02-28',
  },
  {
    name: 'hybrid-servicing',
    title: 'Five services included with every new hybrid',
    category: 'Service offer',
    image: photograph('harbour-offer-hybrid', 'A white hybrid sedan'),
    description:
      'Buy a new Toyota hybrid from any Harbour dealership and the first five logbook services are on us.',
    disclaimer:
      'New Toyota hybrids contracted and delivered by 31 March 2027. Five scheduled services within five years or 75,000 km, whichever comes first, at a Harbour workshop. Wearing parts are not included. Cannot be exchanged for cash or passed on.',
    brand: 'Toyota',
    stock: { carTypes: ['new'], fuels: ['Hybrid'] },
    from: '2026-11-01',
    until: '2027-03-31',
  },
  {
    name: 'ioniq-wall-box',
    title: 'A wall box at home with your Ioniq 5',
    category: 'Electric offer',
    image: photograph('harbour-offer-wall-box', 'A small silver electric SUV'),
    description:
      'A 7 kW wall box, supplied and installed by our electrician, with every new Ioniq 5 delivered this summer. Installation covers a straightforward single-phase job of up to ten metres, and we tell you before you order if yours is not one.',
    disclaimer:
      'New Hyundai Ioniq 5 delivered by any Harbour dealership until 28 February 2027 to private buyers in South East Queensland. Standard installation to a value of $1,900. Switchboard upgrades, trenching and permits are extra.',
    brand: 'Hyundai',
    stock: { carTypes: ['new'], models: ['IONIQ 5'] },
    from: '2026-11-10',
    until: '2027-02-28',
  },
  {
    name: 'certified-finance',
    title: 'A fixed rate on Harbour Certified cars',
    category: 'Finance offer',
    image: photograph('harbour-offer-certified', 'A blue family SUV'),
    description:
      'A fixed rate for three to five years on used cars with the Harbour Certified mark, with a year of warranty and roadside assistance in the price.',
    rate: { interestRate: 7.49, comparisonRate: 9.29, loanYears: 5, loanAmount: 30_000 },
    disclaimer: `At least 10% deposit. ${approval}`,
    brand: 'Harbour Certified',
    stock: { carTypes: ['used'], certified: true },
    from: '2026-09-15',
  },
  {
    name: 'four-for-three-tyres',
    title: 'Four tyres for the price of three',
    category: 'Service offer',
    image: photograph('editorial/offer-wheel', 'The front wheel of a green four-wheel drive, close up'),
    description:
      'On three brands of tyres, every size, fitted and balanced with a wheel alignment check at any Harbour workshop.',
    disclaimer:
      'When four tyres of the same size are bought and fitted in one visit. Disposal fee of $6 a tyre. Brands taking part are listed at the service desk. Until 31 January 2027.',
    brand: 'Harbour Tyres',
    from: '2026-11-15',
    until: '2027-01-31',
  },
  {
    name: 'winter-demonstrators',
    title: 'Winter demonstrators, up to $5,000 less',
    category: 'Demonstrators',
    image: photograph('harbour-offer-demonstrators', 'A large silver SUV'),
    description: "Last season's demonstrators of the makes we sell, with the rest of their new-car warranty.",
    disclaimer:
      'Off the drive-away price of the same car new, on marked demonstrators. Ended 31 August 2026.',
    brand: 'Kia',
    from: '2026-06-01',
    until: '2026-08-31',
  },
];
