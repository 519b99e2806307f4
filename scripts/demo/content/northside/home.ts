import {
  bodyTypeTiles,
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
import { showroomIds } from './locations.ts';
import { photographs } from './photographs.ts';

export const home = page(
  '/',
  'Home',
  'New and pre-owned Mazda in Preston and Epping: drive-away prices, test drives, service and parts since 1987.',
  [
    heroCarousel('northside', ['cx-5', 'bt-50', 'mx-5'], { showSearch: false, height: 'full' }),
    callToAction({
      heading: 'One brand. Two showrooms. Since 1987.',
      text: 'Every new car shows its drive-away price, and a test drive lasts as long as you need.',
      actions: [['About Northside', '/about-us']],
      tone: 'light',
    }),
    bodyTypeTiles({ heading: 'Choose a shape' }),
    specialOffers({
      heading: 'Offers',
      limit: 3,
      to: ['All offers', '/special-offers'],
    }),
    callToAction({
      heading: 'Drive it on roads you know',
      text: 'We bring the car to you, anywhere between Brunswick and Whittlesea.',
      actions: [
        ['Call 03 7010 0110', 'tel:03-7010-0110'],
        ['View new cars', '/search/new-cars'],
      ],
      image: photographs.drive,
    }),
    recentlyViewed(),
    featuredCars({
      heading: 'Demonstrators',
      intro: 'Driven by us, registered once, priced for it.',
      filter: { carTypes: ['demo'] },
      viewAllLabel: 'All demonstrators',
    }),
    featuredUsedCars({ title: 'Pre-owned', to: ['All pre-owned cars', '/search/used-cars'] }),
    valuePropositions({
      heading: 'After the keys',
      items: [
        {
          icon: 'wrench',
          title: 'Service that runs to time',
          text: 'You choose the hour. If we run over, we ring before you do.',
          to: ['Service', '/service'],
        },
        {
          icon: 'shield-check',
          title: 'Warranty, explained',
          text: 'Your cover and how long it lasts, on one page with no fine print.',
          to: ['Warranty', '/warranty'],
        },
        {
          icon: 'star',
          title: 'Owner benefits',
          text: 'Loan cars, washes, roadside assistance and what your car is worth, once a year.',
          to: ['Owner benefits', '/owner-benefits'],
        },
      ],
    }),
    locationCards({ heading: 'Visit us', only: showroomIds }),
  ],
);
