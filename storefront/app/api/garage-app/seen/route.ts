import { markSeen } from '@forecourt/lib/leads/push/subscriptions.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { z } from 'zod';
import { appRoute } from '@/features/garage-app/app-route.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/garage-app/seen`: marks a browser's notifications as read; 404 if it is not the account's. */
export const POST = appRoute(
  z.object({ endpoint: z.url().max(1000) }),
  async ({ request, site, shopper, pool, body: { endpoint } }) => {
    const owner = { siteSlug: site.slug, userId: shopper.userId };
    if (!(await markSeen(pool, owner, sessionToken(request.headers) ?? '', endpoint)))
      throw new ApiError('not_found', UNKNOWN_ERROR);
  },
);
