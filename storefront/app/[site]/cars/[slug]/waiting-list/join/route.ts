import { findSite } from '@/content/site.server.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { takeJoin } from '@/features/vehicle/waiting-list/take-join.server.ts';

export const dynamic = 'force-dynamic';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string; slug: string }> },
): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await findSite(siteSlug);
  const listing = site && (await findVehicle(site, slug));
  return listing
    ? takeJoin(site, listing, request)
    : Response.json({ error: 'There is no such car.' }, { status: 404 });
}
