import { readDeliveries } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/webhooks/deliveries`: the events sent to a webhook, newest first. Administrators only. */
export const POST = staffRoute(readDeliveries);
export const OPTIONS = preflightRoute('POST');
