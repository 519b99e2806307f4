import { findSite } from '@/content/site.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { vehicleView } from '@/features/vehicle/page/view.server.ts';
import { socialCard } from '@/features/vehicle/social/card.server.tsx';

// Cached and invalidated like the vehicle's page, since networks request it each time a link is shared.
export const dynamic = 'force-static';
export const revalidate = 3600;
/** Empty: rendered on the first request rather than at build time, then cached. */
export const generateStaticParams = () => [];

interface Context {
  params: Promise<{ site: string; slug: string }>;
}

/** `GET /cars/{slug}/social-card`: the image of a shared link. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await findSite(siteSlug);
  const publicVehicle = site && (await findVehicle(site, slug));
  if (!site || !publicVehicle) return Response.json({ error: 'No such car.' }, { status: 404 });
  const card = await socialCard(await vehicleView(site, publicVehicle, new Date()));
  return new Response(new Uint8Array(card), { headers: { 'content-type': 'image/jpeg' } });
}
