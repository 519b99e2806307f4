import { actionFragment } from '../../fragments/link.ts';
import { offerFragment } from '../../fragments/offer.ts';

/**
 * Resolves only selected offers. For the mode `latest` the page uses `offersQuery`, which is cached and
 * invalidated separately. Offers that exclude or do not include the site are filtered out.
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
