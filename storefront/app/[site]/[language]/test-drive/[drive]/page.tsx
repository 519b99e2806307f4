import { DRIVE_TOKEN } from '@forecourt/lib/leads/test-drive/link';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadSite } from '@/content/site.server.ts';
import { driveOfLink } from '@/features/test-drive/drive-of-link.server.ts';
import { TestDrivePage } from '@/page-types/TestDrivePage.tsx';
import { pageLanguage } from '@/site/page-language.server.ts';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('pageTitles');
  return { title: t('ownDrive'), robots: { index: false }, referrer: 'same-origin' };
}

interface Props {
  params: Promise<{ site: string; drive: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** `/test-drive/{id}?token=…`, an emailed link: shows the test drive and changes nothing. */
export default async function Page({ params, searchParams }: Props) {
  const [{ site: siteSlug, drive: id }, query] = await Promise.all([params, searchParams]);
  const token = String(query[DRIVE_TOKEN] ?? '');
  const drive = await driveOfLink(await loadSite(siteSlug), id, token, await pageLanguage());
  return <TestDrivePage drive={drive} id={id} token={token} />;
}
