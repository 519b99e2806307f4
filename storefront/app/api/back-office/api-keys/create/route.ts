import { makeApiKey } from '@forecourt/lib/operations/back-office/api-keys.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/api-keys/create`: creates a key. Administrators only. */
export const POST = staffRoute(makeApiKey);
export const OPTIONS = preflightRoute('POST');
