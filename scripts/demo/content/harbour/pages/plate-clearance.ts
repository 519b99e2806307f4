import { featuredCars, page } from '../../shared/blocks.ts';
import {
  brandBanner,
  countdown,
  financeNow,
  paymentStrip,
  promoCards,
  salesCounter,
} from '../../shared/promo-blocks.ts';
import { photographs } from '../photographs.ts';

export const plateClearance = page(
  '/pages/plate-clearance',
  'Plate clearance',
  'Cars with a 2026 compliance plate, priced to leave before the year does, at six Harbour dealerships.',
  [
    countdown({
      heading: 'The 2026 plates go until New Year’s Eve',
      text: 'A car built in 2026 is worth less on the first of January. We take that off now.',
      until: '2026-12-31T17:00:00+10:00',
      afterwards: 'The plate clearance has ended. What is on now stands among our special offers.',
      to: ['See new cars', '/search/new-cars'],
    }),
    brandBanner({
      brand: 'Toyota',
      heading: 'Every 2026 Toyota hybrid, five services included',
      image: photographs.range,
    }),
    promoCards('harbour', ['sell', 'certified'], 'Before you decide'),
    featuredCars({
      heading: 'Demonstrators first',
      intro: 'Registered, driven by us, and on a 2026 plate.',
      filter: { carTypes: ['demo'] },
      viewAllLabel: 'All demonstrators',
    }),
    salesCounter({
      heading: 'vehicles sold this month',
      text: 'Across our partner dealers in Australia: 192 a day on average, counted on from the first of the month.',
    }),
    financeNow('Choose a car, ask online, and hear from a person with a rate of your own.'),
    paymentStrip('For reserving a car, deposits and invoices, on a secure page.'),
  ],
);
