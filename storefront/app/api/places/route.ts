import { locateNear } from '@/features/search/near/near.server.ts';
import { parseNear } from '@/stock/near.ts';

export const dynamic = 'force-dynamic';

/** Places do not move, so browsers and CDNs may cache results for a day. */
const FOUND = { 'cache-control': 'public, max-age=86400' };

/** `GET /api/places?near=4510`: geocodes a place, `{near, lat, lng, name}`; 404 if it is unknown. */
export async function GET(request: Request): Promise<Response> {
  const near = parseNear(new URL(request.url).searchParams.get('near'));
  if (near === null) return Response.json({ error: 'Not a place.' }, { status: 400 });
  const answer = await locateNear(near, request);
  if ('place' in answer) return Response.json(answer.place, { headers: FOUND });
  if (answer.reason === 'busy')
    return Response.json({ error: 'Please wait a moment.', code: 'rate_limit' }, { status: 429 });
  return Response.json(
    { error: answer.reason === 'unknown' ? 'No such place.' : 'We can’t look up places right now.' },
    { status: answer.reason === 'unknown' ? 404 : 503 },
  );
}
