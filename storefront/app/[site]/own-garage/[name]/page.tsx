import { garageMetadata, renderGarage } from '@/routes/garage.server.tsx';

/** `/mymotorama` and the like, where the site calls its garage so (ROUTE-86 to ROUTE-89). */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string; name: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = async ({ params }: Props) =>
  garageMetadata({ siteSlug: (await params).site });

export default async function Page({ params, searchParams }: Props) {
  const { site: siteSlug, name } = await params;
  const path = `/${name}`;
  return renderGarage({ siteSlug, path, query: await searchParams }, (own) => own === path);
}
