import { noPreference } from '@forecourt/lib/leads/alerts/kinds';
import { alertPreferencesOf } from '@forecourt/lib/leads/alerts/preferences.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { channelsOf, hasAlerts, KEEP_SEARCH_PATH, SEARCH_PARAMETER } from '@/features/alerts/fields.ts';
import { hasSms } from '@/features/alerts/has-sms.server.ts';
import { searchToSave } from '@/features/alerts/search-to-save.server.ts';
import { NotFoundPerRequest } from '@/page-types/NotFoundPage.tsx';
import { SaveSearchPage } from '@/page-types/SaveSearchPage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('keepSearch'), robots: { index: false }, referrer: 'same-origin' };
}

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/my-garage/save-search?search=/search…`: saves a search of the signed-in shopper. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: siteSlug }, query] = await Promise.all([params, searchParams]);
  const site = await loadSite(siteSlug);
  const garage = garageOf(site, await getTranslations('pageTitles'));
  const address = String(query[SEARCH_PARAMETER] ?? '');
  const search = garage && hasAlerts(site) ? await searchToSave(site, address) : null;
  if (!garage || !search) return <NotFoundPerRequest site={site} />;
  const shopper = await readShopper(await headers(), site);
  // The proxy's gate already checks this, but the page does not rely on it.
  if (!shopper)
    redirect(inLanguage(signInPath('my-garage', { redirect: KEEP_SEARCH_PATH }), await pageLanguage()));
  const preferences = await alertPreferencesOf(databasePool(environment().DATABASE_URL), shopper.userId);
  return (
    <SaveSearchPage
      site={site}
      garage={garage}
      shopper={shopper}
      search={search}
      channels={channelsOf(shopper.email, hasSms())}
      preference={preferences.find(({ kind }) => kind === 'saved_search') ?? noPreference('saved_search')}
    />
  );
}
