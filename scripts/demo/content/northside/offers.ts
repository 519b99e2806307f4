import { photograph } from '../shared/picture.ts';
import type { OfferContent } from '../shared/site-content.ts';

export const offers: OfferContent[] = [
  {
    name: 'cx-5-runout',
    title: 'CX-5 run-out: $3,000 towards your old car',
    category: 'New car offer',
    image: photograph('northside-offer-cx-5', 'A white mid-size SUV under a strip light'),
    description:
      'We add $3,000 to the value of your trade-in on every CX-5 of this model year that is on the ground in Preston or Epping. When they are gone, they are gone.',
    disclaimer:
      'Private buyers who trade in a registered car they have owned for at least three months and take delivery of a new CX-5 from our stock by 31 January 2027. Added to the appraised value. Not with fleet discounts.',
    brand: 'Mazda',
    model: 'CX-5',
    stock: { carTypes: ['new'] },
    from: '2026-11-01',
    until: '2027-01-31',
  },
  {
    name: 'cx-60-finance',
    title: 'A fixed rate on CX-60 and CX-80',
    category: 'Finance offer',
    image: photograph('northside-offer-cx-60', 'A large grey SUV'),
    description:
      'A fixed rate over three to four years on new CX-60 and CX-80, with or without a future value agreed at the start. Ask for both repayments on one page.',
    rate: { interestRate: 5.49, comparisonRate: 7.34, loanYears: 5, loanAmount: 30_000 },
    disclaimer:
      'Approved applicants only, private use, delivered by 31 March 2027. Terms, conditions, fees and charges apply.',
    brand: 'Mazda',
    model: 'CX-60',
    stock: { carTypes: ['new'] },
    from: '2026-10-01',
    until: '2027-03-31',
  },
  {
    name: 'bt-50-abn',
    title: 'BT-50: tub liner, tow bar and bars on us',
    category: 'Business offer',
    image: photograph('northside-offer-bt-50', 'A blue dual-cab ute'),
    description:
      'For ABN holders: a tub liner, a tow bar and sports bars, fitted before you collect the ute.',
    disclaimer:
      'ABN holders, new BT-50 dual cab pick-up from our stock, delivered by 28 February 2027. Accessories to a value of $3,150, fitted. No cash in place of accessories.',
    brand: 'Mazda',
    model: 'BT-50',
    stock: { carTypes: ['new'] },
    from: '2026-10-15',
    until: '2027-02-28',
  },
  {
    name: 'mazda3-first-year',
    title: 'Mazda3 with the first year sorted',
    category: 'New car offer',
    image: photograph('northside-offer-mazda3', 'A silver sedan'),
    description: 'Registration, the first service and a set of floor mats, in the drive-away price.',
    disclaimer:
      'New Mazda3 hatch and sedan from stock, private buyers, delivered by 28 February 2027. First scheduled service within 12 months or 15,000 km at Northside Mazda.',
    brand: 'Mazda',
    model: 'Mazda3',
    stock: { carTypes: ['new'] },
    from: '2026-11-10',
    until: '2027-02-28',
  },
  {
    name: 'summer-check',
    title: 'Summer check, no charge',
    category: 'Service offer',
    image: photograph('editorial/offer-headlamp', 'The headlamp of a dark blue SUV, close up'),
    description:
      'Air conditioning, battery, coolant, tyres and wipers, checked in half an hour while you wait. Any Mazda, any age, wherever you bought it.',
    disclaimer:
      'Weekdays by appointment until 23 December 2026 and from 11 January to 26 February 2027. One check a car. Repairs are quoted and charged separately.',
    brand: 'Mazda',
    from: '2026-11-15',
    until: '2027-02-26',
  },
];
