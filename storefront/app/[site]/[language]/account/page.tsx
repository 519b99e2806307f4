import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { ACCOUNT_PATH, signInPath } from '@forecourt/lib/sites/account-paths';
import { accountOf } from '@forecourt/lib/sites/garage';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { accountContent } from '@/features/garage/content.server.ts';
import { DONE_PARAMETER, doneText } from '@/features/garage/fields.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { AccountPage } from '@/page-types/AccountPage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Titled by the site's name for the account; not indexed. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = accountOf(await loadSite((await params).site), await getTranslations('pageTitles'));
  return { title: name, robots: { index: false }, referrer: 'same-origin' };
}

/** `/account`: the signed-in shopper's account; redirects to the garage if there is one. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: siteSlug }, query, asking] = await Promise.all([params, searchParams, headers()]);
  const site = await loadSite(siteSlug);
  const { path } = accountOf(site);
  if (path !== ACCOUNT_PATH) redirect(inLanguage(path, await pageLanguage()));
  const shopper = await readShopper(asking, site);
  // The proxy's gate already checks this, but the page does not rely on it.
  if (!shopper)
    redirect(inLanguage(signInPath('my-garage', { redirect: ACCOUNT_PATH }), await pageLanguage()));
  const content = await accountContent(
    databasePool(environment().DATABASE_URL),
    { siteSlug: site.slug, userId: shopper.userId },
    { token: sessionToken(asking) ?? '', host: asking.get('host') ?? '' },
  );
  return (
    <AccountPage
      site={site}
      shopper={shopper}
      content={content}
      returned={returnedForm(await cookies(), query[PROBLEMS_PARAMETER])}
      done={doneText(query[DONE_PARAMETER], await getTranslations('garage'))}
    />
  );
}
