import { saveSubscription } from '@forecourt/lib/leads/push/subscriptions.server';
import { isPushAddress } from '@forecourt/lib/messaging/push/push-service';
import { transaction } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { appRoute } from '@/features/garage-app/app-route.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';

export const dynamic = 'force-dynamic';

/** As `PushSubscription.toJSON()`. A key is a point of 65 bytes, a secret 16 bytes (RFC 8291). */
const subscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});

/** `POST /api/garage-app/subscribe`: adds this browser to the account's notifications; idempotent. */
export const POST = appRoute(subscription, async ({ request, site, shopper, pool, body }) => {
  const { endpoint, keys } = body;
  const { VAPID_PUBLIC_KEY: key, PUSH_HOST: emulator } = environment();
  if (!key || !isPushAddress(endpoint, emulator))
    throw new ApiError('bad_input', 'Notifications are not available in this browser.');
  const isSaved = await transaction(pool, (connection) =>
    saveSubscription(
      connection,
      { siteSlug: site.slug, userId: shopper.userId },
      sessionToken(request.headers) ?? '',
      { endpoint, ...keys },
    ),
  );
  if (!isSaved) throw new ApiError('not_signed_in', 'Please sign in again.');
});
