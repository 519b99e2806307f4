import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { takeEvents } from '@/analytics/take-events.server.ts';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** Twice the size of the largest batch of events. */
const MAX_BYTES = 16 * 1024;

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `POST /api/events` (OPEN-110): one event or a list, each `{event_id, car_id, dealership_id, website_id,
 * url}`. Events of visitors with Global Privacy Control are not stored; browsers should not send any, but an
 * older page may.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return answer(403);
  if (hasGpc(request)) return answer(204);
  try {
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return answer(413);
    const site = await siteOfRequest(request);
    if (!site) return answer(404);
    return answer(await takeEvents(site, parseJson(text), householdOfRequest(request)));
  } catch (error) {
    log.error({ err: error, host: request.headers.get('host') }, 'events_failed');
    return answer(500);
  }
}
