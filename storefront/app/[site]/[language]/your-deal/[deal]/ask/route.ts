import { askDealer } from '@/features/deal/handle-deal.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /your-deal/{id}/ask`: adds a question to the conversation with the dealer. */
export const POST = withSite(({ request, site, params: { deal } }) => askDealer(site, deal, request), {
  params: ['deal'],
  failure: { event: 'deal_ask_failed' },
});
