import { isPostcode } from '@forecourt/lib/platform/geocode/postcode';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { locateNear } from '@/features/search/near/near.server.ts';
import { DealerLocatorPage, dealerLocatorMetadata, type Wanted } from '@/page-types/DealerLocatorPage.tsx';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { NotFoundPerRequest } from '@/page-types/NotFoundPage.tsx';
import { DEALER_LOCATOR_PATH } from '@/page-types/page-address.ts';
import { parseNear } from '@/stock/near.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Not indexed, since each postcode would be a near-duplicate. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await dealerLocatorMetadata(await loadSite((await params).site))), robots: { index: false } };
}

/** Locations by distance from the postcode in `near` (ROUTE-73), or an editor's page. */
export default async function DealerLocatorPerRequest({ params, searchParams }: Props) {
  const { site: slug } = await params;
  const site = await loadSite(slug);
  const page = await findPage(slug, DEALER_LOCATOR_PATH);
  if (page) return <EditorPage site={site} page={page} />;
  if (!site.settings.extraPages.includes('dealer-locator')) return <NotFoundPerRequest site={site} />;
  const { near } = await searchParams;
  return <DealerLocatorPage site={site} wanted={await find(Array.isArray(near) ? near[0] : near)} />;
}

async function find(text = ''): Promise<Wanted> {
  const t = await getTranslations('location');
  const near = parseNear(text);
  if (near === null || !isPostcode(near)) return { text: text.slice(0, 4), problem: t('locator.malformed') };
  const answer = await locateNear(near, { headers: await headers() });
  if ('place' in answer) return answer;
  return { text: near, problem: t(answer.reason === 'unknown' ? 'locator.unknown' : 'locator.down') };
}
