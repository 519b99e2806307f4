import { choiceOf, dealChoiceSchema } from '@forecourt/lib/leads/deal/choice';
import { keptValuationOf } from '@forecourt/lib/leads/deal/lines';
import { ownQuote } from '@forecourt/lib/leads/finance-quote/own-quote.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { PAYMENT_COOKIE } from '@forecourt/lib/vehicle/finance/payment-choice';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { approvedShopper, dealApproval } from '@/features/deal/deal-approval.server.ts';
import { ownValuation } from '@/features/deal/own-valuation.server.ts';
import { DEAL_FIELD, DEAL_TOKEN } from '@/features/deal-link/address.ts';
import { dealOfLink } from '@/features/deal-link/own-deal.server.ts';
import { keptPayment } from '@/features/finance/payment/kept-payment.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { BuildDealPage } from '@/page-types/BuildDealPage.tsx';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { cookieOf } from '@/site/cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function load({ params }: Props) {
  const { site: siteSlug, slug } = await params;
  const site = await loadSite(siteSlug);
  const listing = site.features.dealBuilderEnabled ? await findVehicle(site, slug) : null;
  return { site, listing };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { listing } = await load(props);
  if (!listing) return notFoundMetadata();
  const t = await getTranslations('deal');
  return {
    title: t('build.titleOf', { vehicle: vehicleTitle(listing.vehicle) }),
    robots: { index: false },
    referrer: 'same-origin',
  };
}

/** `/cars/{slug}/deal`; `?deal=…&token=…` starts with the newest version of a saved deal. */
export default async function Page(props: Props) {
  const [{ site, listing }, query] = await Promise.all([load(props), props.searchParams]);
  if (!listing) return <NotFoundPerRequest site={site} />;
  const token = String(query[DEAL_TOKEN] ?? '');
  const asking = await headers();
  const [deal, own, shopper] = await Promise.all([
    dealOfLink(site, String(query[DEAL_FIELD] ?? ''), token),
    ownValuation(asking, site),
    readShopper(asking, site),
  ]);
  const quote = shopper?.phone
    ? await ownQuote(databasePool(environment().DATABASE_URL), {
        siteSlug: site.slug,
        phone: shopper.phone,
        carId: listing.vehicle.id,
      })
    : null;
  const known = deal?.carId === listing.vehicle.id ? deal : null;
  const newest = known?.versions.at(-1);
  const valuation = own ?? keptValuationOf(known?.versions.at(-1)?.figures.valuation, new Date());
  const returned = returnedForm(await cookies(), query[PROBLEMS_PARAMETER]);
  // The deposit and term that the shopper has set for the figures of every page.
  const chosen = keptPayment(site, cookieOf({ headers: await headers() }, PAYMENT_COOKIE))?.choice;
  const choice = returned.answers
    ? choiceOf(returned.answers)
    : (newest?.choice ??
      dealChoiceSchema.parse({
        tradeIn: valuation ? 'valuation' : 'none',
        ...(chosen && { cash: chosen.deposit, years: chosen.years }),
      }));
  return (
    <BuildDealPage
      site={site}
      listing={listing}
      choice={choice}
      valuation={valuation}
      approval={await dealApproval(site, approvedShopper(shopper, known), choice)}
      quote={quote}
      deal={known && { id: known.id, token }}
      returned={returned}
    />
  );
}
