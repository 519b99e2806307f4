import { choiceOf } from '@forecourt/lib/leads/deal/choice';
import { keptValuationOf } from '@forecourt/lib/leads/deal/lines';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { getTranslations } from 'next-intl/server';
import { approvedShopper, dealApproval } from '@/features/deal/deal-approval.server.ts';
import { ownValuation } from '@/features/deal/own-valuation.server.ts';
import { dealOptions, priceDeal } from '@/features/deal/price-deal.server.ts';
import { type DealView, dealView } from '@/features/deal/view.ts';
import { DEAL_FIELD, DEAL_TOKEN } from '@/features/deal-link/address.ts';
import { offersDeal } from '@/features/deal-link/offers-deal.ts';
import { dealOfLink } from '@/features/deal-link/own-deal.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/deal-figures?vehicle=SLUG&…`: the figures for the fields of 'Build your deal', as `DealView`. Stores
 * nothing. 404 for a vehicle without a deal.
 */
export const GET = withSite(
  async ({ request, site, language }) => {
    const t = await getTranslations('deal');
    const fields = Object.fromEntries(new URL(request.url).searchParams);
    const listing = await findVehicle(site, fields.vehicle ?? '');
    if (listing?.state !== 'live' || !offersDeal(site, listing.vehicle))
      throw new ApiError('not_found', t('gone'));
    const { vehicle } = listing;
    const earlier = await dealOfLink(site, fields[DEAL_FIELD] ?? '', fields[DEAL_TOKEN] ?? '');
    const known = earlier?.carId === vehicle.id ? earlier : null;
    const choice = choiceOf(fields);
    const shopper = choice.payment === 'finance' ? await readShopper(request, site) : null;
    const [own, approval] = await Promise.all([
      ownValuation(request.headers, site),
      dealApproval(site, approvedShopper(shopper, known), choice),
    ]);
    const valuation = own ?? keptValuationOf(known?.versions.at(-1)?.figures.valuation, new Date());
    const priced = await priceDeal(site, vehicle, choice, { valuation, approval });
    if (!priced) throw new ApiError('not_found', t('gone'));
    return dealView(
      priced.figures,
      {
        creditLicence: dealOptions(site, vehicle).creditLicence,
        wantsFinance: priced.choice.payment === 'finance',
      },
      t,
      language,
    ) satisfies DealView;
  },
  {
    isOffered: ({ features }) => features.dealBuilderEnabled,
    rate: {
      name: 'dealFigures',
      text: translatorOf(ENGLISH, 'dealForms')('tooMany'),
      isOpenWithoutDatabase: true,
    },
    failure: {
      event: 'deal_figures_failed',
      text: 'We could not update the figures just now. Please try again in a moment.',
      code: 'unavailable',
    },
  },
);
