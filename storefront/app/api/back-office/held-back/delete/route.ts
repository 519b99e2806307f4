import { deleteLeads } from '@forecourt/lib/operations/back-office/held-back.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/held-back/delete`: deletes leads held back as suspected spam for good. */
export const POST = staffRoute(deleteLeads);
export const OPTIONS = preflightRoute('POST');
