import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { takesServiceBookings } from '@/content/workshops.server.ts';
import { BOOK_SERVICE_PATH } from '@/features/service-booking/address.ts';
import { BookServicePage } from '@/page-types/BookServicePage.tsx';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
}

async function read({ params }: Props) {
  const site = await loadSite((await params).site);
  const isBookable = await takesServiceBookings(site);
  return { site, isBookable, page: isBookable ? null : await findPage(site.slug, BOOK_SERVICE_PATH) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, isBookable, page } = await read(props);
  if (isBookable) {
    const t = await getTranslations('service');
    return {
      title: t('title'),
      description: t('description', { site: site.name }),
      alternates: { canonical: BOOK_SERVICE_PATH },
    };
  }
  return page ? pageMetadata(site, page) : notFoundMetadata();
}

/** `/book-service`, if a workshop of the site takes bookings; otherwise an editor's page with that path. */
export default async function Page(props: Props) {
  const { site, isBookable, page } = await read(props);
  if (isBookable) return <BookServicePage site={site} shopper={await readShopper(await headers(), site)} />;
  return page ? <EditorPage site={site} page={page} /> : <NotFoundPerRequest site={site} />;
}
