import {
  DELIVERY_MESSAGES,
  deliveryEstimate,
  deliveryText,
  typedPostcode,
} from '@forecourt/lib/vehicle/delivery';
import { loadDeliveryRegions } from '@/content/delivery.server.ts';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { plainAnswer } from '@/features/vehicle/costs/plain-answer.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const HEADERS = { 'cache-control': 'no-store' };

/**
 * `GET /api/delivery-estimate?postcode=3000`: the delivery price, `{name, price}` (OPEN-001); 400 for an
 * invalid postcode, 404 for one that is not in the site's table. Forms without script get a page instead.
 */
export async function GET(request: Request): Promise<Response> {
  const site = await siteOfRequest(request);
  if (!site?.features.deliveryCalculatorEnabled)
    return Response.json({ error: 'There is no such address.' }, { status: 404, headers: HEADERS });
  const parameters = new URL(request.url).searchParams;
  const plain = request.headers.get('accept')?.includes('text/html') ?? false;
  const answer = (status: number, words: string, body: object = { error: words }) =>
    plain
      ? new Response(plainAnswer(words, parameters.get('page')), {
          status,
          headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
        })
      : Response.json(body, { status, headers: HEADERS });

  const postcode = typedPostcode(parameters.get('postcode') ?? '');
  if (postcode === null) return answer(400, DELIVERY_MESSAGES.empty);
  try {
    const estimate = deliveryEstimate(await loadDeliveryRegions(site.slug), postcode);
    return estimate ? answer(200, deliveryText(estimate), estimate) : answer(404, DELIVERY_MESSAGES.unknown);
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'delivery_prices_failed');
    return answer(503, DELIVERY_MESSAGES.failed);
  }
}
