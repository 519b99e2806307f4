import { updateWebhook } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/webhooks/change`: enables, disables, tests or deletes a webhook. Administrators only. */
export const POST = staffRoute(updateWebhook);
export const OPTIONS = preflightRoute('POST');
