import { recordLenderReturn } from '@forecourt/lib/leads/finance-quote/applications.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { garageContent } from '@/features/garage/content.server.ts';
import { DONE_PARAMETER, doneText } from '@/features/garage/fields.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { GaragePage } from './GaragePage.tsx';
import { NotFoundPerRequest, notFoundMetadata } from './NotFoundPage.tsx';

export interface GarageRequest {
  siteSlug: string;
  /** The requested path; a site's garage has its own, and always `/my-garage`. */
  path: string;
  query: Readonly<Record<string, string | string[] | undefined>>;
}

export async function garageMetadata({ siteSlug }: Pick<GarageRequest, 'siteSlug'>): Promise<Metadata> {
  const garage = garageOf(await loadSite(siteSlug), await getTranslations('pageTitles'));
  return garage
    ? { title: garage.name, robots: { index: false }, referrer: 'same-origin' }
    : notFoundMetadata();
}

/** Renders the garage for a signed-in shopper; everybody else is sent to sign in (GATE-16). */
export async function renderGarage(
  { siteSlug, path, query }: GarageRequest,
  answersAt: (own: string) => boolean,
) {
  const site = await loadSite(siteSlug);
  const garage = garageOf(site, await getTranslations('pageTitles'));
  if (!garage || !answersAt(garage.path)) return <NotFoundPerRequest site={site} />;
  const asking = await headers();
  const shopper = await readShopper(asking, site);
  // The gate runs before this page, but the page does not rely on it.
  if (!shopper) redirect(inLanguage(signInPath('my-garage', { redirect: path }), await pageLanguage()));
  const pool = databasePool(environment().DATABASE_URL);
  if (query[DONE_PARAMETER] === 'lender')
    await recordLenderReturn(pool, { siteSlug, userId: shopper.userId });
  const browser = { token: sessionToken(asking) ?? '', host: asking.get('host') ?? '' };
  return (
    <GaragePage
      site={site}
      garage={garage}
      shopper={shopper}
      content={await garageContent(pool, site, shopper, browser)}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
      done={doneText(query[DONE_PARAMETER], await getTranslations('garage'))}
    />
  );
}
