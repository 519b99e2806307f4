import { pictureFragment } from './picture.ts';
import { stockFilterFragment } from './stockFilter.ts';

/** An offer (OFFER-01 to OFFER-12). The reader checks whether it is running, as queries are cached. */
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
  endsAt
` as const;
