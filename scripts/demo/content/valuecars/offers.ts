import { photograph } from '../shared/picture.ts';
import type { OfferContent } from '../shared/site-content.ts';

export const offers: OfferContent[] = [
  {
    name: 'first-car-bundle',
    title: 'First car? The first service is ours',
    category: 'Used car offer',
    image: photograph('valuecars-offer-first-car', 'A red hatchback'),
    description:
      'P-platers and learners get the first service free with any hatch under $15,000, and an hour in the workshop to see what is under the bonnet.',
    disclaimer:
      "Buyers on a South Australian learner's permit or provisional licence. Small service within six months or 7,500 km at Enfield or Lonsdale. Until 28 February 2027.",
    stock: { bodies: ['hatch'], priceTo: 14_999 },
    from: '2026-11-10',
    until: '2027-02-28',
  },
  {
    name: 'tradie-ute-week',
    title: '$750 of gear with every ute',
    category: 'Used car offer',
    image: photograph('valuecars-offer-utes', 'A white ute'),
    description:
      'Racks, a tool box, a tow bar or new tyres: pick what you need and we fit it before you drive off.',
    disclaimer:
      'Any ute in stock over $12,000. Fitted accessories to a value of $750. No cash in place of them. Until 24 December 2026 or while stock lasts.',
    stock: { bodies: ['ute'], priceFrom: 12_000 },
    from: '2026-11-15',
    until: '2026-12-24',
  },
  {
    name: 'no-deposit-finance',
    title: 'No deposit, no final payment',
    category: 'Finance offer',
    image: photograph('valuecars-offer-finance', 'A small blue SUV'),
    description:
      'Loans from $5,000 to $40,000 over one to seven years. The last repayment is the last repayment.',
    rate: { interestRate: 7.49, comparisonRate: 8.18, loanYears: 5, loanAmount: 30_000 },
    disclaimer: 'Approved applicants only. Terms, conditions, fees and charges apply.',
    from: '2026-07-01',
  },
  {
    name: 'free-delivery-60',
    title: 'Delivered free within 60 km',
    category: 'Delivery',
    image: photograph('valuecars-offer-delivery', 'A white van'),
    description: 'Buy by phone or online and we bring the car to your door, with a full tank and the keys.',
    disclaimer:
      'Within 60 km by road of Enfield or Lonsdale, one delivery a car, weekdays and Saturday morning.',
    from: '2026-06-01',
  },
  {
    name: 'bring-a-mate',
    title: '$150 each when you bring a mate',
    category: 'Used car offer',
    image: photograph('valuecars-offer-mates', 'A silver people mover'),
    description:
      'Bought from us before? Send a friend. When they buy, you both get $150 by transfer the same week.',
    disclaimer:
      'Name the friend before they sign. Cars over $6,000. Not for dealers or staff. Until 31 March 2027.',
    from: '2026-10-01',
    until: '2027-03-31',
  },
];
