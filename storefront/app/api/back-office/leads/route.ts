import { listAllLeads } from '@forecourt/lib/operations/back-office/leads.server';
import { placeNames } from '@/features/back-office/place-names.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/leads`: a page of leads, newest first. */
export const POST = staffRoute((call) => listAllLeads(call, placeNames));
export const OPTIONS = preflightRoute('POST');
