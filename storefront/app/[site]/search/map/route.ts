import { findSite } from '@/content/site.server.ts';
import { siteMap } from '@/features/search/map/map.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ site: string }>;
}

/** `GET /search/map`: the drawn map of the site's locations; 404 for a site without one. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { site: slug } = await params;
  const site = await findSite(slug);
  const map = site && (await siteMap(site));
  return map ? Response.json(map) : Response.json({ error: 'No such map.' }, { status: 404 });
}
