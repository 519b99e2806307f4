import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { beginApplication, endApplication } from '@forecourt/lib/leads/finance-quote/applications.server';
import { tradeInOf, vehicleDescription, YOUX_TAG } from '@forecourt/lib/leads/finance-quote/lead';
import { type FinanceCustomer, ProviderError } from '@forecourt/lib/leads/finance-quote/provider';
import { redirectTarget } from '@forecourt/lib/leads/finance-quote/redirect';
import { customerRequestSchema } from '@forecourt/lib/leads/finance-quote/requests';
import { FINANCE_ENQUIRY } from '@forecourt/lib/leads/form-kinds';
import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { garageOf } from '@forecourt/lib/sites/garage';
import { siteOf } from '@/content/hosts.server.ts';
import { VEHICLE_GONE_TEXT } from '@/features/enquiry/answers.ts';
import { pageUrl } from '@/features/enquiry/page-url.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { ownTradeIn } from '@/features/trade-in/valuation-visit.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { CUSTOMER_FAILED_TEXT, NOT_VERIFIED_TEXT, TRADE_IN_OVER_TEXT } from './finance-messages.ts';
import { financedVehicle } from './financed-vehicle.server.ts';
import { providerRoute } from './provider-route.server.ts';

/**
 * Creates a customer at the provider (QUOTE-58 to QUOTE-76), only if this browser has verified the phone
 * number. The returned address must be on one of the provider's hosts (OPEN-128).
 */
export const handleCustomer = providerRoute(
  {
    schema: customerRequestSchema,
    rate: 'financeCustomer',
    failed: CUSTOMER_FAILED_TEXT,
  },
  async ({ site, provider, pool, body: { data, additionalData }, request }) => {
    const { firstName, lastName, email, postCode, subscribe, selfAssessedCreditScore, loanTerm } = data;
    const phone = internationalMobile(data.phoneNumber);
    const shopper = await readShopper(request, site);
    if (!phone || shopper?.phone !== phone) throw new ApiError('not_signed_in', NOT_VERIFIED_TEXT);
    const tradeIn = additionalData.tradeIn ? await ownTradeIn(request.headers, site) : null;
    if (additionalData.tradeIn && !tradeIn) throw new ApiError('conflict', TRADE_IN_OVER_TEXT);
    const record = await financedVehicle(site, additionalData.car_id, data, tradeIn);
    if (!record) throw new ApiError('not_found', VEHICLE_GONE_TEXT);
    const { subject, vehicle } = record;
    const customer: FinanceCustomer = {
      ...subject,
      selfAssessedCreditScore,
      loanTerm,
      phoneNumber: phone,
      firstName,
      subscribe: subscribe && site.features.optInVisible,
      ...(lastName && { lastName }),
      ...(email && { email }),
      ...(postCode && { postCode }),
    };
    const { token, dealership, whoIsHelping, url } = additionalData;
    const applicationUrl = await pageUrl(site, [url, request.headers.get('referer')], siteOf);
    const leadFields = {
      category: FINANCE_ENQUIRY,
      tags: [YOUX_TAG],
      source: 'Website',
      website_slug: site.slug,
      dealership_slug:
        vehicle?.dealership_slug ?? site.dealerships.find(({ id }) => id === dealership)?.slug ?? null,
      ...(vehicle && {
        car_id: vehicle.id,
        stock_number: vehicle.stocknum,
        car_year: vehicle.year,
        car_description: vehicleDescription(vehicle),
      }),
      ...(whoIsHelping && { whoIsHelping }),
      ...(tradeIn && { trade_in: tradeInOf(tradeIn) }),
      url: applicationUrl,
      return_url: new URL(
        inLanguage(
          garageOf(site) ? garagePage(site, 'lender') : site.settings.financePath,
          handlerLanguage() ?? ENGLISH,
        ),
        applicationUrl,
      ).href,
    };
    const own = { siteSlug: site.slug, userId: shopper.userId, token };
    const inputs = {
      selfAssessedCreditScore,
      loanTerm,
      purchasePrice: subject.purchasePrice,
      car_id: vehicle?.id ?? null,
    };
    const earlier = await beginApplication(pool, own, inputs);
    if (earlier) return { redirectUrl: earlier };
    const logContext = { site: site.slug, requestId: request.headers.get('x-request-id') };
    try {
      const address = await provider.createCustomer(customer, leadFields, token);
      const redirectUrl = redirectTarget(address, provider.redirectHosts);
      if (address && !redirectUrl) log.warn(logContext, 'finance_redirect_refused');
      await endApplication(pool, own, redirectUrl);
      return { redirectUrl };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await endApplication(pool, own, null);
      log.warn({ ...logContext, reason: error.message }, 'finance_customer_failed');
      throw new ApiError('upstream_failed', error.words ?? CUSTOMER_FAILED_TEXT);
    }
  },
);
