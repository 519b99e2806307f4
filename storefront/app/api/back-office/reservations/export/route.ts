import { exportCsv } from '@forecourt/lib/operations/back-office/reservations.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

export const POST = staffRoute(exportCsv);
export const OPTIONS = preflightRoute('POST');
