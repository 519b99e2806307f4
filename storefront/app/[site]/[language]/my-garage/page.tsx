import { GARAGE_PATH } from '@forecourt/lib/sites/account-paths';
import { garageMetadata, renderGarage } from '@/page-types/garage.server.tsx';

/** `/my-garage`, if the site has one (ROUTE-90, SITE-27) under any name. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = async ({ params }: Props) =>
  garageMetadata({ siteSlug: (await params).site });

/** The garage of the signed-in shopper (SITE-27); others are redirected to sign in (GATE-16). */
export default async function Page({ params, searchParams }: Props) {
  const { site: siteSlug } = await params;
  return renderGarage({ siteSlug, path: GARAGE_PATH, query: await searchParams }, () => true);
}
