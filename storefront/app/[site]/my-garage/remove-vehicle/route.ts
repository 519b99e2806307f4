import { removeOwnVehicle } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { garagePage } from '@/features/garage/fields.ts';
import { takeGarageForm } from '@/features/garage/take.server.ts';

export const dynamic = 'force-dynamic';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  return takeGarageForm(request, (await params).site, async ({ site, shopper, pool }, { id = '' }) => {
    await removeOwnVehicle(pool, { siteSlug: site.slug, userId: shopper.userId }, id);
    return { next: garagePage(site, 'removed') };
  });
}
