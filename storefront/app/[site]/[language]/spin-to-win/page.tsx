import { entriesOf } from '@forecourt/lib/leads/prize-wheel/entries.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { prizeWheelOf } from '@/content/prize-wheel.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { hasSpinToWin } from '@/features/prize-wheel/handle-spin.server.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { SpinToWinPage } from '@/page-types/SpinToWinPage.tsx';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Not indexed, and no referrer to other sites. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await loadSite((await params).site);
  return hasSpinToWin(site)
    ? {
        title: (await getTranslations('pageTitles'))('spinToWin'),
        robots: { index: false },
        referrer: 'same-origin',
      }
    : notFoundMetadata();
}

/** `/spin-to-win`, if the site has it (ROUTE-84). */
export default async function Page({ params, searchParams }: Props) {
  const site = await loadSite((await params).site);
  if (!hasSpinToWin(site)) return <NotFoundPerRequest site={site} />;
  const [wheels, shopper] = await Promise.all([
    prizeWheelOf(site.slug),
    headers().then((asking) => readShopper(asking, site)),
  ]);
  const pool = databasePool(environment().DATABASE_URL);
  return (
    <SpinToWinPage
      site={site}
      wheels={wheels}
      isSignedIn={Boolean(shopper?.phone)}
      entries={shopper ? await entriesOf(pool, { siteSlug: site.slug, userId: shopper.userId }) : []}
      returned={returnedForm(await cookies(), (await searchParams)[PROBLEMS_PARAMETER])}
    />
  );
}
