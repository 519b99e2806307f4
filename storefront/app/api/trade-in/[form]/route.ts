import { handleTradeInForm } from '@/features/trade-in/handle-trade-in-form.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/trade-in/{form}`: handles a form of the valuation. */
export const POST = withSite(({ site, params, request }) => handleTradeInForm(site, params.form, request), {
  params: ['form'],
  failure: { event: 'valuation_form_failed' },
});
