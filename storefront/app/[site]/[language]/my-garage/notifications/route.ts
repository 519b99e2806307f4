import { savePushPreferences } from '@forecourt/lib/leads/push/subscriptions.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { offersPush } from '@/features/alerts/offers-push.server.ts';
import { garagePage } from '@/features/garage/fields.ts';
import { garageRoute } from '@/features/garage/form-routes.server.ts';
import { HOLDS_FIELD, MESSAGES_FIELD } from '@/features/garage-app/notification-fields.ts';

export const dynamic = 'force-dynamic';

/** `POST /my-garage/notifications`: what the shopper is notified of besides alerts. */
export const POST = garageRoute(async ({ site, shopper, pool }, answers) => {
  if (!offersPush(site)) return { error: new ApiError('not_found', UNKNOWN_ERROR) };
  await savePushPreferences(pool, shopper.userId, {
    holds: answers[HOLDS_FIELD] === 'on',
    messages: answers[MESSAGES_FIELD] === 'on',
  });
  return { next: garagePage(site, 'notifications') };
});
