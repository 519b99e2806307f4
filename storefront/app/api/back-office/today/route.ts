import { today } from '@forecourt/lib/operations/back-office/today.server';
import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';

export const dynamic = 'force-dynamic';

export const GET = staffRoute(today);
export const OPTIONS = preflightRoute('GET');
