import { acceptAnswer } from '@/features/deal/handle-deal.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /your-deal/{id}/accept`: accepts the dealer's answer. */
export const POST = withSite(({ request, site, params: { deal } }) => acceptAnswer(site, deal, request), {
  params: ['deal'],
  failure: { event: 'deal_accept_failed' },
});
