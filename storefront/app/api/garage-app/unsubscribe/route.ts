import { removeSubscription } from '@forecourt/lib/leads/push/subscriptions.server';
import { z } from 'zod';
import { appRoute } from '@/features/garage-app/app-route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/garage-app/unsubscribe`: ends the account's notifications in a browser; idempotent. */
export const POST = appRoute(
  z.object({ endpoint: z.url().max(1000) }),
  ({ site, shopper, pool, body: { endpoint } }) =>
    removeSubscription(pool, { siteSlug: site.slug, userId: shopper.userId }, endpoint),
);
