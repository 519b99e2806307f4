import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { loadSite } from '@/content/site.server.ts';
import { ownCardCheck } from '@/features/checkout/card-check.server.ts';
import { type Checkout, readCheckout } from '@/features/checkout/checkout.server.ts';
import { CHECKOUT_COOKIE } from '@/features/checkout/cookies.server.ts';
import { acceptedDeal } from '@/features/deal-link/deal-cookie.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { CheckoutPage, checkoutTitle } from '@/page-types/CheckoutPage.tsx';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { reservationPath, STEP_PARAMETER } from '@/site/checkout-address.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

/** `/cars/{slug}/checkout`, or `/buy-online` by the site's setting: rendered per shopper. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; slug: string; checkout: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const read = cache(async (siteSlug: string, slug: string, segment: string) => {
  const site = await loadSite(siteSlug);
  const cookie = (await cookies()).get(CHECKOUT_COOKIE)?.value;
  const checkout: Checkout = await readCheckout(site, slug, segment, cookie);
  return { site, checkout };
});

async function load({ params }: Props) {
  const { site, slug, checkout } = await params;
  return read(site, slug, checkout);
}

/** Titled with the vehicle, if shown. Not indexed, and no referrer to other sites. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, checkout } = await load(props);
  if (checkout.kind === 'unknown') return notFoundMetadata();
  const t = await getTranslations('checkout');
  const title =
    'vehicle' in checkout
      ? t('title.withVehicle', {
          title: checkoutTitle(site, checkout.vehicle, t),
          vehicle: vehicleTitle(checkout.vehicle),
        })
      : t('title.reservation');
  return { title, robots: { index: false }, referrer: 'same-origin' };
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The current step of this browser (ROUTE-02, ROUTE-03), or the page of a paid or expired reservation. */
export default async function Page(props: Props) {
  const [{ site, checkout }, query] = await Promise.all([load(props), props.searchParams]);
  if (checkout.kind === 'unknown') return <NotFoundPerRequest site={site} />;
  if (checkout.kind === 'done')
    redirect(inLanguage(reservationPath(checkout.reservation.reference), await pageLanguage()));
  const deal =
    checkout.kind === 'open' && !checkout.reservation
      ? await acceptedDeal({ headers: await headers() }, site, checkout.vehicle)
      : null;
  const cardCheck =
    checkout.kind === 'open' && !checkout.reservation
      ? await ownCardCheck({ headers: await headers() }, site, checkout.vehicle)
      : null;
  return (
    <CheckoutPage
      site={site}
      checkout={checkout}
      cardCheck={cardCheck}
      deal={deal?.accepted ?? null}
      shopper={checkout.kind === 'open' ? await readShopper(await headers(), site) : null}
      asked={one(query[STEP_PARAMETER])}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
    />
  );
}
