import { GARAGE_PATH } from '@forecourt/lib/account/paths';
import { garageMetadata, renderGarage } from '@/routes/garage.server.tsx';

/** `/my-garage`, where the site has it (ROUTE-90, SITE-27), whatever else it is called there. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ site: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = async ({ params }: Props) =>
  garageMetadata({ siteSlug: (await params).site });

export default async function Page({ params, searchParams }: Props) {
  const { site: siteSlug } = await params;
  return renderGarage({ siteSlug, path: GARAGE_PATH, query: await searchParams }, () => true);
}
