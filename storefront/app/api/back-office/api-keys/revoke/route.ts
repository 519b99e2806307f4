import { endApiKey } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/api-keys/revoke`: revokes a key. Administrators only. */
export const POST = staffRoute(endApiKey);
export const OPTIONS = preflightRoute('POST');
