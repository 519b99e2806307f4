import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';
import { bodyTypeTilesFragment } from '../blocks/bodyTypeTiles/fragment.ts';
import { brandBannerFragment } from '../blocks/brandBanner/fragment.ts';
import { brandGridFragment } from '../blocks/brandGrid/fragment.ts';
import { budgetFinderFragment } from '../blocks/budgetFinder/fragment.ts';
import { callToActionFragment } from '../blocks/callToAction/fragment.ts';
import { columnsFragment } from '../blocks/columns/fragment.ts';
import { countdownFragment } from '../blocks/countdown/fragment.ts';
import { enquiryFormFragment } from '../blocks/enquiryForm/fragment.ts';
import { faqFragment } from '../blocks/faq/fragment.ts';
import { featuredCarsFragment } from '../blocks/featuredCars/fragment.ts';
import { featuredUsedCarsFragment } from '../blocks/featuredUsedCars/fragment.ts';
import { featureListFragment } from '../blocks/featureList/fragment.ts';
import { financeNowFragment } from '../blocks/financeNow/fragment.ts';
import { financeStepsFragment } from '../blocks/financeSteps/fragment.ts';
import { galleryFragment } from '../blocks/gallery/fragment.ts';
import { heroCarouselFragment } from '../blocks/heroCarousel/fragment.ts';
import { latestNewsFragment } from '../blocks/latestNews/fragment.ts';
import { locationCardsFragment } from '../blocks/locationCards/fragment.ts';
import { locationMapFragment } from '../blocks/locationMap/fragment.ts';
import { openingHoursFragment } from '../blocks/openingHours/fragment.ts';
import { paymentStripFragment } from '../blocks/paymentStrip/fragment.ts';
import { priceSliderFragment } from '../blocks/priceSlider/fragment.ts';
import { promoCardsFragment } from '../blocks/promoCards/fragment.ts';
import { recentlyViewedFragment } from '../blocks/recentlyViewed/fragment.ts';
import { reviewsFragment } from '../blocks/reviews/fragment.ts';
import { richTextFragment } from '../blocks/richText/fragment.ts';
import { salesCounterFragment } from '../blocks/salesCounter/fragment.ts';
import { searchBarFragment } from '../blocks/searchBar/fragment.ts';
import { specialOffersFragment } from '../blocks/specialOffers/fragment.ts';
import { statsBannerFragment } from '../blocks/statsBanner/fragment.ts';
import { teamFragment } from '../blocks/team/fragment.ts';
import { testimonialFragment } from '../blocks/testimonial/fragment.ts';
import { valuePropositionsFragment } from '../blocks/valuePropositions/fragment.ts';
import { videoFragment } from '../blocks/video/fragment.ts';
import { pictureFragment } from '../fragments/picture.ts';
import { isTranslationFragment } from '../fragments/translation.ts';

/** The fields of a page with all its blocks resolved. */
const pageFields = /* groq */ `
    "id": _id,
    "language": coalesce(language, "en"),
    "title": coalesce(title, ""),
    "path": coalesce(path.current, "/"),
    "updatedAt": _updatedAt,
    "seo": {
      "title": seo.title,
      "description": seo.description,
      "noindex": coalesce(seo.noindex, false),
      "image": seo.image{ ${pictureFragment} }
    },
    "blocks": coalesce(blocks[hidden != true]{
      _key,
      _type,
      showFrom,
      showUntil,
      ${bodyTypeTilesFragment},
      ${brandBannerFragment},
      ${brandGridFragment},
      ${budgetFinderFragment},
      ${callToActionFragment},
      ${countdownFragment},
      ${featuredCarsFragment},
      ${featuredUsedCarsFragment},
      ${financeNowFragment},
      ${financeStepsFragment},
      ${heroCarouselFragment},
      ${locationCardsFragment},
      ${locationMapFragment},
      ${openingHoursFragment},
      ${paymentStripFragment},
      ${priceSliderFragment},
      ${promoCardsFragment},
      ${recentlyViewedFragment},
      ${reviewsFragment},
      ${richTextFragment},
      ${salesCounterFragment},
      ${searchBarFragment},
      ${specialOffersFragment},
      ${statsBannerFragment},
      ${teamFragment},
      ${valuePropositionsFragment},
      ${columnsFragment},
      ${enquiryFormFragment},
      ${faqFragment},
      ${featureListFragment},
      ${galleryFragment},
      ${latestNewsFragment},
      ${testimonialFragment},
      ${videoFragment}
    }, [])
` as const;

/** A page of a site by $site (slug) and $path, as translated to $language, or else in English. */
export const pageQuery = defineQuery(`
  *[_type == "page" && ${IS_ENGLISH} && site->slug.current == $site && path.current == $path][0] {
    "shown": coalesce(*[_type == "page" && ${isTranslationFragment}][0], @)
  }.shown { ${pageFields} }
`);

/** The same for a given document ($document). Only its references are looked up. */
export const pageOfDocumentQuery = `$document { ${pageFields} }`;
