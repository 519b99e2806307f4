import { preflightRoute, staffRoute } from '@/features/back-office/route.server.ts';
import { listTestDrives } from '@/features/back-office/test-drives.server.ts';

export const dynamic = 'force-dynamic';

export const POST = staffRoute(listTestDrives);
export const OPTIONS = preflightRoute('POST');
