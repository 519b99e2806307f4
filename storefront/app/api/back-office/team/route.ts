import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { team } from '@/features/back-office/team.server.ts';

export const dynamic = 'force-dynamic';

export const POST = staffRoute(team.read);
export const OPTIONS = preflightRoute('POST');
