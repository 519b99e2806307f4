import { defineQuery } from 'groq';
import { bodyTypeTilesFragment } from '../blocks/bodyTypeTiles/fragment.ts';
import { brandGridFragment } from '../blocks/brandGrid/fragment.ts';
import { budgetFinderFragment } from '../blocks/budgetFinder/fragment.ts';
import { callToActionFragment } from '../blocks/callToAction/fragment.ts';
import { columnsFragment } from '../blocks/columns/fragment.ts';
import { enquiryFormFragment } from '../blocks/enquiryForm/fragment.ts';
import { faqFragment } from '../blocks/faq/fragment.ts';
import { featuredCarsFragment } from '../blocks/featuredCars/fragment.ts';
import { featuredUsedCarsFragment } from '../blocks/featuredUsedCars/fragment.ts';
import { featureListFragment } from '../blocks/featureList/fragment.ts';
import { galleryFragment } from '../blocks/gallery/fragment.ts';
import { heroCarouselFragment } from '../blocks/heroCarousel/fragment.ts';
import { latestNewsFragment } from '../blocks/latestNews/fragment.ts';
import { locationCardsFragment } from '../blocks/locationCards/fragment.ts';
import { priceSliderFragment } from '../blocks/priceSlider/fragment.ts';
import { recentlyViewedFragment } from '../blocks/recentlyViewed/fragment.ts';
import { richTextFragment } from '../blocks/richText/fragment.ts';
import { searchBarFragment } from '../blocks/searchBar/fragment.ts';
import { specialOffersFragment } from '../blocks/specialOffers/fragment.ts';
import { statsBannerFragment } from '../blocks/statsBanner/fragment.ts';
import { testimonialFragment } from '../blocks/testimonial/fragment.ts';
import { valuePropositionsFragment } from '../blocks/valuePropositions/fragment.ts';
import { videoFragment } from '../blocks/video/fragment.ts';
import { pictureFragment } from '../fragments/picture.ts';

/** One page of a site by $site (slug) and $path, with all its blocks resolved. */
export const pageQuery = defineQuery(`
  *[_type == "page" && site->slug.current == $site && path.current == $path][0] {
    "id": _id,
    "title": coalesce(title, ""),
    "path": coalesce(path.current, "/"),
    "updatedAt": _updatedAt,
    "seo": {
      "title": seo.title,
      "description": seo.description,
      "noindex": coalesce(seo.noindex, false),
      "image": seo.image{ ${pictureFragment} }
    },
    "blocks": coalesce(blocks[]{
      _key,
      _type,
      ${bodyTypeTilesFragment},
      ${brandGridFragment},
      ${budgetFinderFragment},
      ${callToActionFragment},
      ${featuredCarsFragment},
      ${featuredUsedCarsFragment},
      ${heroCarouselFragment},
      ${locationCardsFragment},
      ${priceSliderFragment},
      ${recentlyViewedFragment},
      ${richTextFragment},
      ${searchBarFragment},
      ${specialOffersFragment},
      ${statsBannerFragment},
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
  }
`);
