import { findSite } from '@/content/site.server.ts';
import { siteMap } from '@/features/search/map/map.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ site: string }>;
}

/** `GET /search/map`: the drawn map of the site's locations; 404 for a site without one. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { site: slug } = await params;
  const site = await findSite(slug);
  if (!site) return Response.json({ error: 'No such site.' }, { status: 404 });
  try {
    const map = await siteMap(site);
    return map ? Response.json(map) : Response.json({ error: 'No such map.' }, { status: 404 });
  } catch (error) {
    log.error({ err: error, site: slug }, 'results_map_failed');
    return Response.json({ error: 'The search did not answer.' }, { status: 502 });
  }
}
