import { findSite } from '@/content/site.server.ts';
import { takeJoin } from '@/features/vehicle/waiting-list/take-join.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /cars/{slug}/waiting-list/join`: somebody wants to hear when the vehicle is free. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string; slug: string }> },
): Promise<Response> {
  const { site: siteSlug, slug } = await params;
  const site = await findSite(siteSlug);
  return site
    ? takeJoin(site, slug, request)
    : Response.json({ error: 'There is no such page.' }, { status: 404 });
}
