import { defineQuery } from 'groq';
import { offerFragment } from '../fragments/offer.ts';

/** The offers of a site ($site), newest first; never one that excludes it (OFFER-12). */
export const offersQuery = defineQuery(`
  *[_type == "offer"
    && $site in sites[]->slug.current
    && !($site in coalesce(excludedSites[]->slug.current, []))
  ] | order(coalesce(startsAt, _createdAt) desc) { ${offerFragment} }
`);

/** An offer that is not asked for but given ($document): what it refers to is all that is looked up. */
export const offerOfDocumentQuery = `$document { ${offerFragment} }`;
