import { takeTradeInForm } from '@/features/trade-in/take-step.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/trade-in/{form}`: handles a form of the valuation. */
export const POST = withSite(({ site, params, request }) => takeTradeInForm(site, params.form, request), {
  params: ['form'],
  failure: { event: 'valuation_form_failed' },
});
