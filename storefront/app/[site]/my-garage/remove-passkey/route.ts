import { removePasskey } from '@forecourt/lib/account/passkeys.server';
import { garagePage } from '@/features/garage/fields.ts';
import { takeGarageForm } from '@/features/garage/take.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /my-garage/remove-passkey`: a device no longer signs in. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  return takeGarageForm(request, (await params).site, async ({ site, shopper, pool }, { id = '' }) => {
    await removePasskey(pool, { siteSlug: site.slug, userId: shopper.userId }, id);
    return { next: garagePage(site, 'passkeyRemoved') };
  });
}
