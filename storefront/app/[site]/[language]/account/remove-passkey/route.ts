import { removePasskey } from '@forecourt/lib/accounts/passkeys.server';
import { garagePage } from '@/features/garage/fields.ts';
import { accountRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

export const POST = accountRoute('account', async ({ site, shopper, pool }, { id = '' }) => {
  await removePasskey(pool, { siteSlug: site.slug, userId: shopper.userId }, id);
  return { next: garagePage(site, 'passkeyRemoved') };
});
