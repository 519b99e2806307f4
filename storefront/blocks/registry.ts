import type { BlockName } from '@forecourt/schemas/pageBlock';
import type { ReactNode } from 'react';
import type { BlockProps } from './block.ts';
import { BodyTypeTiles } from './bodyTypeTiles/BodyTypeTiles.tsx';
import { BrandBanner } from './brandBanner/BrandBanner.tsx';
import { BrandGrid } from './brandGrid/BrandGrid.tsx';
import { BudgetFinder } from './budgetFinder/BudgetFinder.tsx';
import { CallToAction } from './callToAction/CallToAction.tsx';
import { Columns } from './columns/Columns.tsx';
import { Countdown } from './countdown/Countdown.tsx';
import { EnquiryFormBlock } from './enquiryForm/EnquiryFormBlock.tsx';
import { Faq } from './faq/Faq.tsx';
import { FeaturedCars } from './featuredCars/FeaturedCars.tsx';
import { FeaturedUsedCars } from './featuredUsedCars/FeaturedUsedCars.tsx';
import { FeatureList } from './featureList/FeatureList.tsx';
import { FinanceNow } from './financeNow/FinanceNow.tsx';
import { FinanceSteps } from './financeSteps/FinanceSteps.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { HeroCarousel } from './heroCarousel/HeroCarousel.tsx';
import { LatestNews } from './latestNews/LatestNews.tsx';
import { LocationCards } from './locationCards/LocationCards.tsx';
import { LocationMap } from './locationMap/LocationMap.tsx';
import { OpeningHoursBlock } from './openingHours/OpeningHoursBlock.tsx';
import { PaymentStripBlock } from './paymentStrip/PaymentStripBlock.tsx';
import { PriceSlider } from './priceSlider/PriceSlider.tsx';
import { PromoCards } from './promoCards/PromoCards.tsx';
import { RecentlyViewedBlock } from './recentlyViewed/RecentlyViewedBlock.tsx';
import { ReviewsBlock } from './reviews/ReviewsBlock.tsx';
import { RichTextBlock } from './richText/RichTextBlock.tsx';
import { SalesCounter } from './salesCounter/SalesCounter.tsx';
import { SearchBar } from './searchBar/SearchBar.tsx';
import { SpecialOffers } from './specialOffers/SpecialOffers.tsx';
import { StatsBanner } from './statsBanner/StatsBanner.tsx';
import { Team } from './team/Team.tsx';
import { Testimonial } from './testimonial/Testimonial.tsx';
import { ValuePropositions } from './valuePropositions/ValuePropositions.tsx';
import { Video } from './video/Video.tsx';

type Renderers = { [Name in BlockName]: (props: BlockProps<Name>) => ReactNode | Promise<ReactNode> };

/** Every block's renderer: a block of the schemas that is missing here does not compile. */
export const BLOCKS = {
  bodyTypeTiles: BodyTypeTiles,
  brandBanner: BrandBanner,
  brandGrid: BrandGrid,
  budgetFinder: BudgetFinder,
  callToAction: CallToAction,
  countdown: Countdown,
  featuredCars: FeaturedCars,
  featuredUsedCars: FeaturedUsedCars,
  financeNow: FinanceNow,
  financeSteps: FinanceSteps,
  columns: Columns,
  enquiryForm: EnquiryFormBlock,
  faq: Faq,
  featureList: FeatureList,
  gallery: Gallery,
  heroCarousel: HeroCarousel,
  latestNews: LatestNews,
  locationCards: LocationCards,
  locationMap: LocationMap,
  openingHours: OpeningHoursBlock,
  paymentStrip: PaymentStripBlock,
  priceSlider: PriceSlider,
  promoCards: PromoCards,
  recentlyViewed: RecentlyViewedBlock,
  reviews: ReviewsBlock,
  richText: RichTextBlock,
  salesCounter: SalesCounter,
  searchBar: SearchBar,
  specialOffers: SpecialOffers,
  statsBanner: StatsBanner,
  team: Team,
  testimonial: Testimonial,
  valuePropositions: ValuePropositions,
  video: Video,
} satisfies Renderers;

export function rendererOf<Name extends BlockName>(name: Name): Renderers[Name] {
  const renderers: Renderers = BLOCKS;
  return renderers[name];
}
