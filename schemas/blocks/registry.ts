import { bodyTypeTiles } from './bodyTypeTiles/schema.ts';
import { brandGrid } from './brandGrid/schema.ts';
import { budgetFinder } from './budgetFinder/schema.ts';
import { callToAction } from './callToAction/schema.ts';
import { columns } from './columns/schema.ts';
import { enquiryForm } from './enquiryForm/schema.ts';
import { faq } from './faq/schema.ts';
import { featuredCars } from './featuredCars/schema.ts';
import { featuredUsedCars } from './featuredUsedCars/schema.ts';
import { featureList } from './featureList/schema.ts';
import { gallery } from './gallery/schema.ts';
import { heroCarousel } from './heroCarousel/schema.ts';
import { latestNews } from './latestNews/schema.ts';
import { locationCards } from './locationCards/schema.ts';
import { priceSlider } from './priceSlider/schema.ts';
import { recentlyViewed } from './recentlyViewed/schema.ts';
import { richText } from './richText/schema.ts';
import { searchBar } from './searchBar/schema.ts';
import { specialOffers } from './specialOffers/schema.ts';
import { statsBanner } from './statsBanner/schema.ts';
import { testimonial } from './testimonial/schema.ts';
import { valuePropositions } from './valuePropositions/schema.ts';
import { video } from './video/schema.ts';

/** Every block a page can hold, in the order of the insert menu. */
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
  locationCards,
  featureList,
  testimonial,
  columns,
  gallery,
  video,
  faq,
  enquiryForm,
  latestNews,
] as const;

/** The insert menu's groups; a test holds that each block is in exactly one. */
export const BLOCK_GROUPS = [
  { name: 'opening', title: 'Banners', of: ['heroCarousel', 'callToAction', 'statsBanner'] },
  {
    name: 'stock',
    title: 'Cars and offers',
    of: ['featuredCars', 'featuredUsedCars', 'recentlyViewed', 'specialOffers'],
  },
  {
    name: 'search',
    title: 'Search',
    of: ['searchBar', 'bodyTypeTiles', 'priceSlider', 'budgetFinder'],
  },
  {
    name: 'dealer',
    title: 'The dealer',
    of: ['valuePropositions', 'brandGrid', 'locationCards', 'testimonial', 'enquiryForm', 'latestNews'],
  },
  { name: 'text', title: 'Text', of: ['richText', 'columns', 'featureList', 'faq'] },
  { name: 'media', title: 'Pictures and film', of: ['gallery', 'video'] },
] as const;
