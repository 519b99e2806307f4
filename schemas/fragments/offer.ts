import { pictureFragment } from './picture.ts';
import { stockFilterFragment } from './stockFilter.ts';
import { isOfferTranslationFragment } from './translation.ts';

/**
 * An offer (OFFER-01 to OFFER-12) with its texts in $language, or in English where it has none. The reader
 * checks whether it is running, as queries are cached.
 */
export const offerFragment = /* groq */ `
  "id": _id,
  "slug": coalesce(slug.current, ""),
  "name": coalesce(name, ""),
  "description": coalesce(description, ""),
  interestRate,
  comparisonRate,
  loanYears,
  loanAmount,
  comparisonWarning,
  disclaimer,
  "category": coalesce(category, ""),
  image{ ${pictureFragment} },
  "image_url": image.asset->url,
  "manufacturer": manufacturer->{ "id": _id, "name": coalesce(name, ""), "slug": coalesce(slug.current, "") },
  "model": model->{ "name": coalesce(name, ""), "slug": coalesce(slug.current, ""), override_url },
  stock{ ${stockFilterFragment} },
  "excluded_website_ids": coalesce(excludedSites[]._ref, []),
  startsAt,
  endsAt,
  ...*[_type == "offer" && ${isOfferTranslationFragment}][0]{
    "translation_id": _id,
    "name": coalesce(name, ^.name, ""),
    "description": coalesce(description, ^.description, ""),
    "disclaimer": coalesce(disclaimer, ^.disclaimer),
    "category": coalesce(category, ^.category, "")
  }
` as const;
