import { readApiKeys } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/api-keys`: the keys and webhooks of a site. Administrators only. */
export const POST = staffRoute(readApiKeys);
export const OPTIONS = preflightRoute('POST');
