import { ProviderError } from '@forecourt/lib/leads/finance-quote/provider';
import { quoteRequestSchema } from '@forecourt/lib/leads/finance-quote/requests';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { VEHICLE_GONE_TEXT } from '@/features/enquiry/answers.ts';
import { ownTradeIn } from '@/features/trade-in/valuation-visit.server.ts';
import { log } from '@/logging/log.server.ts';
import { NO_QUOTE_TEXT, TRADE_IN_OVER_TEXT } from './finance-messages.ts';
import { financedVehicle } from './financed-vehicle.server.ts';
import { providerRoute } from './provider-route.server.ts';

/** Returns the provider's quote for the quick estimate (QUOTE-26 to QUOTE-36). */
export const handleQuote = providerRoute(
  { schema: quoteRequestSchema, rate: 'financeQuote', failed: NO_QUOTE_TEXT },
  async ({ site, provider, body, request }) => {
    const tradeIn = body.tradeIn ? await ownTradeIn(request.headers, site) : null;
    if (body.tradeIn && !tradeIn) throw new ApiError('conflict', TRADE_IN_OVER_TEXT);
    const record = await financedVehicle(site, body.car_id, body, tradeIn);
    if (!record) throw new ApiError('not_found', VEHICLE_GONE_TEXT);
    const { selfAssessedCreditScore, loanTerm, whoIsHelping } = body;
    try {
      const question = { selfAssessedCreditScore, loanTerm, whoIsHelping, ...record.subject };
      return await provider.quote(question);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ site: site.slug, reason: error.message }, 'finance_quote_failed');
      throw new ApiError('upstream_failed', error.words ?? NO_QUOTE_TEXT);
    }
  },
);
