import { removePasskey } from '@forecourt/lib/accounts/passkeys.server';
import { garagePage } from '@/features/garage/fields.ts';
import { takeAccountForm } from '@/features/garage/take.server.ts';

export const dynamic = 'force-dynamic';

export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  return takeAccountForm(
    request,
    (await params).site,
    'account',
    async ({ site, shopper, pool }, { id = '' }) => {
      await removePasskey(pool, { siteSlug: site.slug, userId: shopper.userId }, id);
      return { next: garagePage(site, 'passkeyRemoved') };
    },
  );
}
