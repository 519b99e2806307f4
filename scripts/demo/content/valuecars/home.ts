import {
  bodyTypeTiles,
  budgetFinder,
  callToAction,
  featuredCars,
  featuredUsedCars,
  heroCarousel,
  locationCards,
  page,
  recentlyViewed,
  specialOffers,
  valuePropositions,
} from '../shared/blocks.ts';
import { yardIds } from './locations.ts';

export const home = page(
  '/',
  'Home',
  'Used cars in Adelaide at one fixed price: hatches, SUVs, utes and wagons at Enfield and Lonsdale.',
  [
    heroCarousel('valuecars', ['yard', 'under-15', 'utes'], { showSearch: true, height: 'standard' }),
    bodyTypeTiles({ heading: 'What are you after?' }),
    recentlyViewed('Still thinking about these?'),
    featuredUsedCars({ title: 'Fresh on the yard', to: ['All used cars', '/search/used-cars'] }),
    budgetFinder(),
    featuredCars({
      heading: 'First cars',
      intro: 'Small, cheap to run and under $20,000, the newest on the yard first.',
      filter: { bodies: ['hatch', 'sedan'], priceTo: 20_000 },
      sort: 'created_at:desc',
      viewAllLabel: 'All first cars',
    }),
    valuePropositions({
      items: [
        {
          icon: 'wallet',
          title: 'The price is the price',
          text: 'No admin fee, no dealer delivery, nothing added at the desk.',
        },
        {
          icon: 'badge-check',
          title: 'A sheet on every seat',
          text: 'What our workshop found, what it fixed and what it left, with photos.',
          to: ['How we check cars', '/about-us'],
        },
        {
          icon: 'truck',
          title: 'Home delivery',
          text: 'Free within 60 km. Five days and 500 km to make sure.',
          to: ['How it works', '/pages/delivery'],
        },
      ],
    }),
    specialOffers({ heading: 'Deals', limit: 3, to: ['All deals', '/deals'] }),
    callToAction({
      heading: 'Selling? Fifteen minutes, paid on the spot.',
      text: 'Drive in at Enfield or Lonsdale. No appointment, no obligation.',
      actions: [
        ['Sell your car', '/sell-your-car'],
        ['Find a yard', '/our-location'],
      ],
    }),
    locationCards({ heading: 'Two yards', only: yardIds }),
  ],
);
