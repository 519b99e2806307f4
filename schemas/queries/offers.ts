import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { defineQuery } from 'groq';
import { offerFragment } from '../fragments/offer.ts';

/** The offers of a site ($site) in $language, newest first, without those that exclude it (OFFER-12). */
export const offersQuery = defineQuery(`
  *[_type == "offer" && ${IS_ENGLISH}
    && $site in sites[]->slug.current
    && !($site in coalesce(excludedSites[]->slug.current, []))
  ] | order(coalesce(startsAt, _createdAt) desc) { ${offerFragment} }
`);

/** The same for a given document ($document). Only its references and its translation are looked up. */
export const offerOfDocumentQuery = `$document { ${offerFragment} }`;
