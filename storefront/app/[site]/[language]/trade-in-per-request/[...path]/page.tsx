import { photosOf } from '@forecourt/lib/leads/trade-in/photos.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { loadSite } from '@/content/site.server.ts';
import { awaitingPhone } from '@/features/account/awaiting-phone.server.ts';
import { ANOTHER_NUMBER } from '@/features/account/fields.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { BY_HAND, isTradeInPath, stepAddress, TRADE_IN_CAR } from '@/features/trade-in/address.ts';
import { claimForShopper } from '@/features/trade-in/claim.server.ts';
import { openStep, STEP_PARAMETER, stepToShow } from '@/features/trade-in/journey.ts';
import { accessOf } from '@/features/trade-in/step-form.server.ts';
import { readVisit } from '@/features/trade-in/valuation-visit.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { pageAt } from '@/page-types/page-kinds.tsx';
import { TradeInJourney } from '@/page-types/TradeInJourney.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

const siteAndPath = cache(async ({ params }: Pick<Props, 'params'>) => {
  const { site: slug, path } = await params;
  return { site: await loadSite(slug), path: `/${path.join('/')}` };
});

/** Not indexed; the canonical page is the site's page about selling a car. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, path } = await siteAndPath({ params });
  if (!site.features.tradeInEnabled) return (await pageAt(site, path))?.metadata() ?? notFoundMetadata();
  return {
    title: (await getTranslations('pageTitles'))('tradeIn'),
    robots: { index: false },
    referrer: 'same-origin',
    alternates: { canonical: site.settings.sellCarPath },
  };
}

/** `/cars/trade-in?car_id=` (ROUTE-09), and the further steps at the other addresses. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site, path }, query] = await Promise.all([siteAndPath({ params }), searchParams]);
  if (!site.features.tradeInEnabled || !isTradeInPath(path))
    return (await pageAt(site, path))?.render() ?? <NotFoundPerRequest site={site} />;
  const asking = await headers();
  const visit = await readVisit(asking, site);
  const key = one(query[TRADE_IN_CAR]) ?? visit.valuation?.carId ?? null;
  const vehicle = key ? await findLeadVehicle(site, key) : null;
  const page = { path, carId: one(query[TRADE_IN_CAR]) && vehicle ? vehicle.id : null };
  const requestedStep = one(query[STEP_PARAMETER]);
  // An emailed link, opened in a browser without a signed-in shopper.
  if (requestedStep === 'estimate' && !visit.valuation && !visit.shopper)
    redirect(
      inLanguage(
        signInPath('trade-in', { redirect: stepAddress(page, 'estimate'), back: path }),
        await pageLanguage(),
      ),
    );
  const access = accessOf({ site, ...visit });
  const step = stepToShow(openStep(visit.valuation, access), requestedStep ?? 'vehicle');
  // The address names the step, so that Back and reload show the same one.
  if (requestedStep !== undefined && requestedStep !== step)
    redirect(inLanguage(stepAddress(page, step), await pageLanguage()));
  const valuation = step === 'estimate' ? await claimForShopper(site, visit) : visit.valuation;
  const isKept = visit.shopper !== null && valuation?.userId === visit.shopper.userId;
  const pool = databasePool(environment().DATABASE_URL);
  return (
    <TradeInJourney
      site={site}
      page={page}
      step={step}
      valuation={valuation}
      vehicle={vehicle}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
      byHand={BY_HAND in query}
      awaiting={query[ANOTHER_NUMBER] ? null : await awaitingPhone(asking, site)}
      isKept={isKept}
      photos={
        step === 'estimate' && isKept && valuation?.leadId ? await photosOf(pool, valuation.leadId) : []
      }
    />
  );
}
