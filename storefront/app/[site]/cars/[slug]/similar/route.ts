import { findSite } from '@/content/site.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { similarVehicles } from '@/features/vehicle/similar/similar.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-static';
export const revalidate = 300;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ site: string; slug: string }>;
}

/** `GET /cars/{slug}/similar`: cards of similar vehicles, `{cars}`. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await findSite(siteSlug);
  const publicVehicle = site && (await findVehicle(site, slug));
  if (!site || !publicVehicle) return Response.json({ error: 'No such car.' }, { status: 404 });
  try {
    return Response.json({ cars: await similarVehicles(site, publicVehicle.car) });
  } catch (error) {
    log.error({ err: error, site: siteSlug, car: slug }, 'similar cars did not load');
    return Response.json({ error: 'The search did not answer.' }, { status: 502 });
  }
}
