import { queueConfirmation } from '@forecourt/lib/leads/alerts/confirmation.server';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { hasAlerts } from '@/features/alerts/fields.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /my-garage/confirm-email`: sends another confirmation link to the shopper's email address. */
export const POST = garageRoute(async ({ site, shopper, pool }) => {
  if (!hasAlerts(site)) return { error: new ApiError('not_found', UNKNOWN_ERROR) };
  const account = { siteSlug: site.slug, userId: shopper.userId };
  const isSent = await transaction(pool, (connection) => queueConfirmation(connection, account, true));
  return { next: garagePage(site, isSent ? 'linkSent' : 'linkNotSent') };
});
