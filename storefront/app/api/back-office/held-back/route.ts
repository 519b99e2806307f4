import { listLeads } from '@forecourt/lib/operations/back-office/held-back.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/back-office/held-back`: a page of the leads held back as suspected spam, newest first. */
export const POST = staffRoute(listLeads);
export const OPTIONS = preflightRoute('POST');
