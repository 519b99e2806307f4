import { resendDelivery } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/webhooks/resend`: sends an event again. Administrators only. */
export const POST = staffRoute(resendDelivery);
export const OPTIONS = preflightRoute('POST');
