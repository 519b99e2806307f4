import { renewWebhookSecret } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/webhooks/secret`: replaces the secret of a webhook. Administrators only. */
export const POST = staffRoute(renewWebhookSecret);
export const OPTIONS = preflightRoute('POST');
