import { defineQuery } from 'groq';
import { locationFragment } from '../fragments/location.ts';

/** The visible locations of a site ($site), in the site's order (SITE-41, LOC-13). */
export const locationsQuery = defineQuery(`
  (*[_type == "site" && slug.current == $site][0].locations[]->)[coalesce(visible, true)]{ ${locationFragment} }
`);
