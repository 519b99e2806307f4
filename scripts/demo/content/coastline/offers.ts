import { photograph } from '../shared/picture.ts';
import type { OfferContent } from '../shared/site-content.ts';

export const offers: OfferContent[] = [
  {
    name: 'solar-and-lithium',
    title: 'Solar and lithium with every new van',
    category: 'New caravan offer',
    image: photograph('coastline-offer-solar', 'A grey off-road caravan'),
    description:
      'Order a new van this summer and we fit 400 watts of solar and 200 amp hours of lithium in our own workshop. That is three days off the grid with the fridge on, and we show you how to read the monitor before you leave.',
    disclaimer:
      'New caravans ordered by 31 January 2027 and delivered by 30 June 2027. Parts and fitting to a value of $4,200. Vans that come with a larger system from the builder get a credit towards accessories instead.',
    brand: 'Coastline Touring',
    from: '2026-11-01',
    until: '2027-01-31',
  },
  {
    name: 'hitch-and-brakes',
    title: 'Hitch and brake controller, fitted',
    category: 'Caravan offer',
    image: photograph('coastline-offer-hitch', 'A white four-wheel drive seen from behind'),
    description:
      'With any van over 2,000 kg: a weight-distribution hitch matched to your car, and an electric brake controller, installed while you have your handover.',
    disclaimer:
      'New and used caravans with an ATM above 2,000 kg, delivered by 31 March 2027. Vehicle wiring of an unusual kind is quoted separately.',
    from: '2026-10-01',
    until: '2027-03-31',
  },
  {
    name: 'caravan-finance',
    title: 'A fixed rate over seven years',
    category: 'Finance offer',
    image: photograph('coastline-offer-finance', 'A white touring caravan'),
    description:
      'Fixed, on new and used caravans up to ten years old, with the first repayment a month after handover.',
    rate: { interestRate: 8.25, comparisonRate: 9.59, loanYears: 5, loanAmount: 30_000 },
    disclaimer: 'Approved applicants only. Terms, conditions, fees and charges apply.',
    from: '2026-09-01',
  },
  {
    name: 'pre-trip-check',
    title: 'Pre-trip check, $149',
    category: 'Service offer',
    image: photograph('coastline-offer-check', 'A small white caravan'),
    description:
      'Brakes, bearings, tyres, coupling, lights, gas and smoke alarm, in two hours while you wait.',
    disclaimer:
      'Caravans and campers up to 7 metres, weekdays until 18 December 2026 and from 27 January to 26 March 2027. Repairs are quoted first.',
    from: '2026-11-10',
    until: '2027-03-26',
  },
];
