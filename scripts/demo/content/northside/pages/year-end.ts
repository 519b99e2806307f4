import { featuredCars, page } from '../../shared/blocks.ts';
import { brandBanner, countdown, financeSteps } from '../../shared/promo-blocks.ts';
import { photographs } from '../photographs.ts';

export const yearEnd = page(
  '/pages/year-end',
  'Year end',
  'Mazdas built in 2026, driven away before the year is over, from our showrooms in Preston and Epping.',
  [
    countdown({
      heading: 'Drive the old year out',
      text: 'Cars on a 2026 plate, at a price that ends with it.',
      until: '2026-12-31T16:00:00+11:00',
      to: ['New cars', '/search/new-cars'],
    }),
    brandBanner({ brand: 'Mazda', heading: 'The one we know best', image: photographs.drive }),
    featuredCars({
      heading: 'Ready before Christmas',
      intro: 'On the ground in Preston and Epping.',
      filter: { carTypes: ['demo'] },
      viewAllLabel: 'All demonstrators',
    }),
    financeSteps({ heading: 'Finance, while the coffee is made' }),
  ],
);
