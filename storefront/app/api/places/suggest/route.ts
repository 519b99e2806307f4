import { PLACE_LENGTH, suggestPlaces } from '@forecourt/lib/platform/geocode/suggest';
import { line } from '@forecourt/lib/platform/text/schema';
import { z } from 'zod';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** Suburbs do not move, so browsers and CDNs may cache results for a day. */
const KEPT = { 'cache-control': 'public, max-age=86400' };

/** `GET /api/places/suggest?text=cabool`: matching suburbs, `{places: [{name, state, postcode}]}`. */
export const GET = withSite(
  ({ query }) => Response.json({ places: suggestPlaces(query.text) }, { headers: KEPT }),
  {
    query: z.object({ text: line(PLACE_LENGTH).min(1) }),
    rate: {
      name: 'placeSuggestions',
      acrossSites: true,
      isOpenWithoutDatabase: true,
      text: 'Please wait a moment.',
    },
    failure: { event: 'place_suggestions_failed', text: 'Not a place.' },
  },
);
