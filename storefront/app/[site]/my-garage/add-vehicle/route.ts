import {
  GARAGE_FULL_TEXT,
  ownVehicleOf,
  ownVehicleProblems,
} from '@forecourt/lib/accounts/garage/own-vehicle';
import { addOwnVehicle } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { garagePage } from '@/features/garage/fields.ts';
import { takeGarageForm } from '@/features/garage/take.server.ts';

export const dynamic = 'force-dynamic';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  return takeGarageForm(request, (await params).site, async ({ site, shopper, pool }, answers) => {
    const vehicle = ownVehicleOf(answers);
    if (!vehicle) return { problems: ownVehicleProblems(answers) };
    const isAdded = await addOwnVehicle(pool, { siteSlug: site.slug, userId: shopper.userId }, vehicle);
    return isAdded ? { next: garagePage(site, 'added') } : { error: GARAGE_FULL_TEXT, status: 409 };
  });
}
