import { actionFragment } from '../../fragments/link.ts';
import { offerFragment } from '../../fragments/offer.ts';

/**
 * Only chosen offers are resolved here; in the mode `latest` the page asks `offersQuery`, which is cached
 * and invalidated by itself. Excluded or foreign offers never pass, whoever referred to them.
 */
export const specialOffersFragment = /* groq */ `
  _type == "specialOffers" => {
    heading,
    intro,
    "mode": coalesce(mode, "latest"),
    "limit": coalesce(limit, 3),
    "offers": coalesce(
      select(mode == "chosen" => (offers[]->)[$site in sites[]->slug.current && !($site in coalesce(excludedSites[]->slug.current, []))]{ ${offerFragment} }),
      []
    ),
    action{ ${actionFragment} }
  }
` as const;
