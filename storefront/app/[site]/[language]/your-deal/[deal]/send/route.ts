import { sendDeal } from '@/features/deal/handle-deal.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /your-deal/{id}/send`: sends a deal to the dealer as a lead. */
export const POST = withSite(({ request, site, params: { deal } }) => sendDeal(site, deal, request), {
  params: ['deal'],
  failure: { event: 'deal_send_failed' },
});
