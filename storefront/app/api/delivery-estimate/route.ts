import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import {
  DELIVERY_MESSAGES,
  deliveryEstimate,
  deliveryText,
  typedPostcode,
} from '@forecourt/lib/vehicle/delivery';
import { loadDeliveryRegions } from '@/content/delivery.server.ts';
import { plainAnswer } from '@/features/vehicle/costs/plain-answer.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';

export const dynamic = 'force-dynamic';

const parametersOf = ({ url }: Request) => new URL(url).searchParams;
const isPlain = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false;

const page = (request: Request, words: string, status = 200): Response =>
  new Response(
    plainAnswer(words, parametersOf(request).get('page'), {
      language: handlerLanguage() ?? ENGLISH,
    }),
    {
      status,
      headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
    },
  );

/**
 * `GET /api/delivery-estimate?postcode=3000`: the delivery price, `{name, price}` (OPEN-001); 400 for an
 * invalid postcode, 404 for one that is not in the site's table. Forms without script get a page instead.
 */
export const GET = withSite(
  async ({ request, site, language }) => {
    const t = translatorOf(language, 'vehicleCosts');
    const postcode = typedPostcode(parametersOf(request).get('postcode') ?? '');
    if (postcode === null) throw new ApiError('bad_input', t('delivery.empty'));
    const estimate = deliveryEstimate(await loadDeliveryRegions(site.slug), postcode);
    if (!estimate) throw new ApiError('not_found', t('delivery.unknown'));
    return isPlain(request) ? page(request, deliveryText(estimate, t)) : estimate;
  },
  {
    isOffered: ({ features }) => features.deliveryCalculatorEnabled,
    failure: { event: 'delivery_estimate_failed', text: DELIVERY_MESSAGES.failed, code: 'unavailable' },
    answerError: (error, request) =>
      isPlain(request) ? page(request, error.message, error.status) : errorResponse(error),
  },
);
