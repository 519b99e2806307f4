import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { SIGN_IN_TYPES, safeTarget } from '@forecourt/lib/sites/account-paths';
import { accountOf } from '@forecourt/lib/sites/garage';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { awaitingPhone } from '@/features/account/awaiting-phone.server.ts';
import { ACCOUNT_DELETED, ANOTHER_NUMBER } from '@/features/account/fields.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { mainPhone } from '@/layout/header/contact.ts';
import { gatedOffer } from '@/page-types/gated-offer.server.ts';
import { SignInPage } from '@/page-types/SignInPage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { stockCountNoun } from '@/stock/catalogue.server.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('signIn'), robots: { index: false }, referrer: 'same-origin' };
}

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** `/sign-in?type={type}&redirect={target}&back={return}` (ROUTE-13). */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: slug }, query, asking] = await Promise.all([params, searchParams, headers()]);
  const site = await loadSite(slug);
  const target = one(query.redirect);
  const leadsTo = target ? safeTarget(target) : accountOf(site).path;
  // A shopper who is signed in without a phone is sent here to add one (OPEN-083).
  if ((await readShopper(asking, site))?.phone) redirect(inLanguage(leadsTo, await pageLanguage()));
  const type = SIGN_IN_TYPES.find((each) => each === one(query.type)) ?? 'my-garage';
  return (
    <SignInPage
      site={site}
      phone={mainPhone(site, await loadLocations(slug))}
      type={type}
      offer={await gatedOffer(site, type, leadsTo)}
      redirect={leadsTo}
      back={safeTarget(one(query.back))}
      accountDeleted={query[ACCOUNT_DELETED] !== undefined}
      awaiting={query[ANOTHER_NUMBER] ? null : await awaitingPhone(asking, site)}
      noun={await stockCountNoun(site)}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
    />
  );
}
