import { garageMetadata, renderGarage } from '@/page-types/garage.server.tsx';

/** `/mymotorama` and the like, where the site calls its garage so (ROUTE-86 to ROUTE-89). */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; name: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Titled with the site's name for its garage, and not indexed; the head of 'not found' on a site without one. */
export const generateMetadata = async ({ params }: Props) =>
  garageMetadata({ siteSlug: (await params).site });

/** The garage of the signed-in shopper, at the site's own address for it; 404 at any other. Others are sent to sign in. */
export default async function Page({ params, searchParams }: Props) {
  const { site: siteSlug, name } = await params;
  const path = `/${name}`;
  return renderGarage({ siteSlug, path, query: await searchParams }, (own) => own === path);
}
