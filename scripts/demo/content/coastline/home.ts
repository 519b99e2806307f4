import {
  callToAction,
  featuredCars,
  featuredUsedCars,
  heroCarousel,
  locationCards,
  page,
  recentlyViewed,
  reviews,
  specialOffers,
  valuePropositions,
} from '../shared/blocks.ts';
import { photographs } from './photographs.ts';

export const home = page(
  '/',
  'Home',
  'New and used caravans, campers and parts in Heatherbrae, north of Newcastle. Towed, weighed and slept in first.',
  [
    heroCarousel('coastline', ['touring', 'off-road', 'towing'], { showSearch: true, height: 'standard' }),
    callToAction({
      heading: 'Everyone who sells vans here has slept in one this year',
      text: 'Each used caravan is weighed, towed to Karuah and back, leak-tested and lived in for a night before we list it.',
      actions: [['How we work', '/about-us']],
      tone: 'light',
    }),
    featuredUsedCars({ title: 'Used vans, ready to go', to: ['All caravans', '/search'] }),
    recentlyViewed(),
    featuredCars({
      heading: 'Off the bitumen',
      intro: 'Off-road vans, hybrids and campers that go where the road ends.',
      filter: { bodies: ['offRoadCaravan', 'hybridCaravan', 'camperTrailer'] },
      viewAllLabel: 'All off-road vans',
    }),
    callToAction({
      heading: 'Weight first, then the kitchen',
      text: 'Tare, ATM, ball weight: what the letters mean and the four figures to check.',
      actions: [['Read the towing guide', '/pages/towing-guide']],
      image: photographs.towing,
    }),
    valuePropositions({
      heading: 'Handed over properly',
      items: [
        {
          icon: 'badge-check',
          title: 'A half-day handover',
          text: 'Hitching, levelling, gas, water and power. You do it, we watch.',
        },
        {
          icon: 'map-pin',
          title: 'First night on us',
          text: 'Sleep in your van on our powered site. We fix what does not work before breakfast.',
        },
        {
          icon: 'wrench',
          title: 'A workshop that knows it',
          text: 'Six bays, gas and electrical licences, and a phone that is answered.',
          to: ['Service and repairs', '/service'],
        },
      ],
    }),
    specialOffers({ heading: 'Before you set off', limit: 3, to: ['All offers', '/special-offers'] }),
    reviews(),
    locationCards({ heading: 'On the highway at Heatherbrae', only: ['coastline-heatherbrae'] }),
  ],
);
