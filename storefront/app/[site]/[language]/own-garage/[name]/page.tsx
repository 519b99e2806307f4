import { garageMetadata, renderGarage } from '@/page-types/garage.server.tsx';

/** `/mymotorama` and similar paths, if the site's garage uses one (ROUTE-86 to ROUTE-89). */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; name: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = async ({ params }: Props) =>
  garageMetadata({ siteSlug: (await params).site });

/** The garage of the signed-in shopper at the site's own path; 404 at any other. */
export default async function Page({ params, searchParams }: Props) {
  const { site: siteSlug, name } = await params;
  const path = `/${name}`;
  return renderGarage({ siteSlug, path, query: await searchParams }, (own) => own === path);
}
