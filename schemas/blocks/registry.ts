import { bodyTypeTiles } from './bodyTypeTiles/schema.ts';
import { brandBanner } from './brandBanner/schema.ts';
import { brandGrid } from './brandGrid/schema.ts';
import { budgetFinder } from './budgetFinder/schema.ts';
import { callToAction } from './callToAction/schema.ts';
import { columns } from './columns/schema.ts';
import { countdown } from './countdown/schema.ts';
import { enquiryForm } from './enquiryForm/schema.ts';
import { faq } from './faq/schema.ts';
import { featuredCars } from './featuredCars/schema.ts';
import { featuredUsedCars } from './featuredUsedCars/schema.ts';
import { featureList } from './featureList/schema.ts';
import { financeNow } from './financeNow/schema.ts';
import { financeSteps } from './financeSteps/schema.ts';
import { gallery } from './gallery/schema.ts';
import { heroCarousel } from './heroCarousel/schema.ts';
import { latestNews } from './latestNews/schema.ts';
import { locationCards } from './locationCards/schema.ts';
import { locationMap } from './locationMap/schema.ts';
import { openingHours } from './openingHours/schema.ts';
import { paymentStrip } from './paymentStrip/schema.ts';
import { priceSlider } from './priceSlider/schema.ts';
import { promoCards } from './promoCards/schema.ts';
import { recentlyViewed } from './recentlyViewed/schema.ts';
import { reviews } from './reviews/schema.ts';
import { richText } from './richText/schema.ts';
import { salesCounter } from './salesCounter/schema.ts';
import { searchBar } from './searchBar/schema.ts';
import { specialOffers } from './specialOffers/schema.ts';
import { statsBanner } from './statsBanner/schema.ts';
import { team } from './team/schema.ts';
import { testimonial } from './testimonial/schema.ts';
import { valuePropositions } from './valuePropositions/schema.ts';
import { video } from './video/schema.ts';

/** All blocks of a page, in the order of the insert menu. */
export const blockTypes = [
  heroCarousel,
  callToAction,
  richText,
  valuePropositions,
  statsBanner,
  searchBar,
  featuredCars,
  featuredUsedCars,
  bodyTypeTiles,
  priceSlider,
  budgetFinder,
  recentlyViewed,
  specialOffers,
  brandGrid,
  brandBanner,
  promoCards,
  countdown,
  salesCounter,
  financeSteps,
  financeNow,
  paymentStrip,
  locationCards,
  locationMap,
  openingHours,
  reviews,
  team,
  featureList,
  testimonial,
  columns,
  gallery,
  video,
  faq,
  enquiryForm,
  latestNews,
] as const;

/** Groups of the insert menu. A test ensures that each block is in exactly one. */
export const BLOCK_GROUPS = [
  {
    name: 'opening',
    title: 'Banners',
    of: ['heroCarousel', 'callToAction', 'countdown', 'brandBanner', 'statsBanner', 'salesCounter'],
  },
  {
    name: 'stock',
    title: 'Cars and offers',
    of: ['featuredCars', 'featuredUsedCars', 'recentlyViewed', 'specialOffers', 'promoCards', 'financeNow'],
  },
  {
    name: 'search',
    title: 'Search',
    of: ['searchBar', 'bodyTypeTiles', 'priceSlider', 'budgetFinder'],
  },
  {
    name: 'dealer',
    title: 'Dealership',
    of: [
      'valuePropositions',
      'brandGrid',
      'locationCards',
      'locationMap',
      'openingHours',
      'reviews',
      'team',
      'testimonial',
      'enquiryForm',
      'latestNews',
      'financeSteps',
      'paymentStrip',
    ],
  },
  { name: 'text', title: 'Text', of: ['richText', 'columns', 'featureList', 'faq'] },
  { name: 'media', title: 'Pictures and video', of: ['gallery', 'video'] },
] as const;
