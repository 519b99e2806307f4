import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { locateNear } from '@/features/search/near/near.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { parseNear } from '@/stock/near.ts';

export const dynamic = 'force-dynamic';

/** Places do not move, so browsers and CDNs may cache results for a day. */
const FOUND = { 'cache-control': 'public, max-age=86400' };

const ERRORS = {
  busy: ['rate_limit', 'Please wait a moment.'],
  unknown: ['not_found', 'No such place.'],
  down: ['unavailable', 'We can’t look up places right now.'],
} as const;

/** `GET /api/places?near=4510`: geocodes a place, `{near, lat, lng, name, state}`; 404 if it is unknown. */
export const GET = withSite(
  async ({ request }) => {
    const near = parseNear(new URL(request.url).searchParams.get('near'));
    if (near === null) throw new ApiError('bad_input', 'Not a place.');
    const answer = await locateNear(near, request);
    if ('place' in answer) return Response.json(answer.place, { headers: FOUND });
    const [code, text] = ERRORS[answer.reason];
    throw new ApiError(code, text);
  },
  { failure: { event: 'place_failed' } },
);
