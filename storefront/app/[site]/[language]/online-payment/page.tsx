import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { findPage } from '@/content/page.server.ts';
import { loadSite } from '@/content/site.server.ts';
import { hasOnlinePayment } from '@/features/online-payment/address.ts';
import { PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { returnedForm } from '@/forms/returned.server.ts';
import { EditorPage } from '@/page-types/EditorPage.tsx';
import { NotFoundPerRequest, notFoundMetadata } from '@/page-types/NotFoundPage.tsx';
import { PaymentPage } from '@/page-types/PaymentPage.tsx';
import { pageMetadata } from '@/seo/page-metadata.ts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read({ params }: Props) {
  const site = await loadSite((await params).site);
  const isEnabled = hasOnlinePayment(site);
  return {
    site,
    enabled: isEnabled,
    page: isEnabled ? null : await findPage(site.slug, ONLINE_PAYMENT_PATH),
  };
}

/** Not indexed if the site takes payments; otherwise the metadata of an editor's page or of the 404 page. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, enabled, page } = await read(props);
  if (enabled) return { title: (await getTranslations('payment'))('title'), robots: { index: false } };
  return page ? pageMetadata(site, page) : notFoundMetadata();
}

/** `/online-payment`, if the site takes payments (ROUTE-85); otherwise an editor's page with that path. */
export default async function Page(props: Props) {
  const { site, enabled, page } = await read(props);
  if (!enabled && !page) return <NotFoundPerRequest site={site} />;
  if (page) return <EditorPage site={site} page={page} />;
  const form = returnedForm(await cookies(), (await props.searchParams)[PROBLEMS_PARAMETER]);
  return <PaymentPage site={site} returned={form} />;
}
