import { markSeen } from '@forecourt/lib/leads/push/subscriptions.server';
import { z } from 'zod';
import { appRoute } from '@/features/garage-app/app-route.server.ts';
import { sessionToken } from '@/site/session-cookies.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/garage-app/seen`: marks this browser's notifications as read. */
export const POST = appRoute(z.object({}), async ({ request, pool }) => {
  const token = sessionToken(request.headers);
  if (token) await markSeen(pool, token);
});
