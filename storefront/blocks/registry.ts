import type { BlockName } from '@forecourt/schemas/pageBlock';
import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';
import { BodyTypeTiles } from './bodyTypeTiles/BodyTypeTiles.tsx';
import { BrandGrid } from './brandGrid/BrandGrid.tsx';
import { BudgetFinder } from './budgetFinder/BudgetFinder.tsx';
import { CallToAction } from './callToAction/CallToAction.tsx';
import { Columns } from './columns/Columns.tsx';
import { EnquiryFormBlock } from './enquiryForm/EnquiryFormBlock.tsx';
import { Faq } from './faq/Faq.tsx';
import { FeaturedCars } from './featuredCars/FeaturedCars.tsx';
import { FeaturedUsedCars } from './featuredUsedCars/FeaturedUsedCars.tsx';
import { FeatureList } from './featureList/FeatureList.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { HeroCarousel } from './heroCarousel/HeroCarousel.tsx';
import { LatestNews } from './latestNews/LatestNews.tsx';
import { LocationCards } from './locationCards/LocationCards.tsx';
import { PriceSlider } from './priceSlider/PriceSlider.tsx';
import { RecentlyViewedBlock } from './recentlyViewed/RecentlyViewedBlock.tsx';
import { RichTextBlock } from './richText/RichTextBlock.tsx';
import { SearchBar } from './searchBar/SearchBar.tsx';
import { SpecialOffers } from './specialOffers/SpecialOffers.tsx';
import { StatsBanner } from './statsBanner/StatsBanner.tsx';
import { Testimonial } from './testimonial/Testimonial.tsx';
import { ValuePropositions } from './valuePropositions/ValuePropositions.tsx';
import { Video } from './video/Video.tsx';

type Renderers = { [Name in BlockName]: (props: BlockProps<Name>) => ReactNode | Promise<ReactNode> };

/** Every block and its renderer: a block of the schemas that is missing here does not compile. */
export const BLOCKS = {
  bodyTypeTiles: BodyTypeTiles,
  brandGrid: BrandGrid,
  budgetFinder: BudgetFinder,
  callToAction: CallToAction,
  columns: Columns,
  enquiryForm: EnquiryFormBlock,
  faq: Faq,
  featuredCars: FeaturedCars,
  featuredUsedCars: FeaturedUsedCars,
  featureList: FeatureList,
  gallery: Gallery,
  heroCarousel: HeroCarousel,
  latestNews: LatestNews,
  locationCards: LocationCards,
  priceSlider: PriceSlider,
  recentlyViewed: RecentlyViewedBlock,
  richText: RichTextBlock,
  searchBar: SearchBar,
  specialOffers: SpecialOffers,
  statsBanner: StatsBanner,
  testimonial: Testimonial,
  valuePropositions: ValuePropositions,
  video: Video,
} satisfies Renderers;

/** The renderer of a block, typed together with what it renders. */
export function rendererOf<Name extends BlockName>(name: Name): Renderers[Name] {
  const renderers: Renderers = BLOCKS;
  return renderers[name];
}
