import { PLACE_LENGTH, suggestPlaces } from '@forecourt/lib/platform/geocode/suggest';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { line } from '@forecourt/lib/platform/text/schema';
import { mayAsk } from '@/forms/may-ask.server.ts';
import { householdOfRequest } from '@/forms/request.server.ts';

export const dynamic = 'force-dynamic';

/** Suburbs do not move, so browsers and CDNs may cache results for a day. */
const KEPT = { 'cache-control': 'public, max-age=86400' };

const text = line(PLACE_LENGTH).min(1);

/** `GET /api/places/suggest?text=cabool`: matching suburbs, `{places: [{name, state, postcode}]}`. */
export async function GET(request: Request): Promise<Response> {
  const query = text.safeParse(new URL(request.url).searchParams.get('text') ?? '');
  if (!query.success) return Response.json({ error: 'Not a place.', code: 'bad_input' }, { status: 400 });
  if (!(await mayAsk({ what: 'places', by: householdOfRequest(request) }, RATES.placeSuggestions)))
    return Response.json({ error: 'Please wait a moment.', code: 'rate_limit' }, { status: 429 });
  return Response.json({ places: suggestPlaces(query.data) }, { headers: KEPT });
}
