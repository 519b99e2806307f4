import { exportLeads } from '@forecourt/lib/operations/back-office/leads.server';
import { placeNames } from '@/features/back-office/place-names.server.ts';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

export const POST = staffRoute((call) => exportLeads(call, placeNames));
export const OPTIONS = preflightRoute('POST');
