import { makeWebhook } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/webhooks/create`: registers an address that receives events. Administrators only. */
export const POST = staffRoute(makeWebhook);
export const OPTIONS = preflightRoute('POST');
