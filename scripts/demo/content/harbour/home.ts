import {
  brandGrid,
  callToAction,
  featuredCars,
  featuredUsedCars,
  heroCarousel,
  locationCards,
  page,
  recentlyViewed,
  reviews,
  specialOffers,
  statsBanner,
  valuePropositions,
} from '../shared/blocks.ts';
import { groupMakes, groupOthers } from '../shared/brands.ts';
import { figuresOfHarbour } from './figures.ts';
import { showroomIds } from './locations.ts';
import { photographs } from './photographs.ts';

export const home = page(
  '/',
  'Home',
  'New, demonstrator and used cars from twelve makes at six Harbour dealerships in South East Queensland.',
  [
    heroCarousel('harbour', ['range', 'electric', 'work'], { showSearch: true, height: 'standard' }),
    valuePropositions({
      items: [
        {
          icon: 'badge-check',
          title: 'One price, in writing',
          text: 'The price on the car is the price at the desk. Dealer charges are in it.',
        },
        {
          icon: 'shield-check',
          title: 'Harbour Certified',
          text: 'Used cars with a year of warranty, roadside assistance and a seven-day exchange.',
          to: ['What is covered', '/warranty'],
        },
        {
          icon: 'hand-coins',
          title: 'A trade-in figure that holds',
          text: 'Written down, good for seven days, whether or not you buy from us.',
          to: ['Sell my car', '/sell-my-car'],
        },
      ],
    }),
    featuredUsedCars({ title: 'Just through the workshop', to: ['View all used cars', '/search/used-cars'] }),
    recentlyViewed(),
    featuredCars({
      heading: 'Built for work',
      intro: 'Utes and cab chassis of every make we sell, new and used.',
      filter: { bodies: ['ute', 'cabChassis'] },
      viewAllLabel: 'All work vehicles',
    }),
    specialOffers({ heading: 'This season', limit: 3, to: ['All special offers', '/special-offers'] }),
    brandGrid({
      heading: 'Twelve makes, and then some',
      intro:
        'Each looked after by people who do little else. A name leads to its models and to what is on the ground.',
      brands: [...groupMakes, ...groupOthers].map(({ name }) => name),
      showDescriptions: true,
    }),
    statsBanner({ heading: 'Harbour in figures', figures: figuresOfHarbour }),
    locationCards({
      heading: 'Our Locations',
      intro: 'Six dealerships between Noosaville and Burleigh Heads, each with its own workshop.',
      only: showroomIds,
      layout: 'carousel',
    }),
    reviews({ heading: 'What customers say' }),
    callToAction({
      heading: 'Book the service, keep the day',
      text: 'A price before we start, a loan car while we work.',
      actions: [
        ['Service', '/service'],
        ['Find a location', '/locations'],
      ],
      image: photographs.service,
    }),
  ],
);
